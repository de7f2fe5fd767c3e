// Sets the colour scheme and the language before the first paint. The keys are those of Mantine and of src/i18n/phrases.tsx.
try {
  let scheme = localStorage.getItem('mantine-color-scheme-value');
  if (scheme !== 'light' && scheme !== 'dark') scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  if (localStorage.getItem('language') === 'en') document.documentElement.lang = 'en';
} catch {
  // a browser that forbids storage gets the light scheme in Thai
}
