// Runs before everything else. The server puts it into the document and names its hash in the content-security policy, which allows no
// other inline script (plugins/web-app-document.ts).

// The colour scheme and the language before the first paint. The keys are those of Mantine and of src/i18n/phrases.tsx.
try {
  let scheme = localStorage.getItem('mantine-color-scheme-value');
  if (scheme !== 'light' && scheme !== 'dark') scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  if (localStorage.getItem('language') === 'en') document.documentElement.lang = 'en';
} catch {
  // a browser that forbids storage gets the light scheme in Thai
}

// The calls every screen of a signed-in person begins with, made while the code is still on its way. The server says which
// (plugins/web-app.ts); src/kit/data/first-calls.ts takes the answers. Whatever goes wrong here is asked again there.
try {
  const wanted = document.querySelector('meta[name="first-calls"]')?.getAttribute('content');
  const token = localStorage.getItem('token');
  if (wanted && token && !location.search.includes('token=')) {
    const headers = {
      accept: 'application/json',
      'accept-language': document.documentElement.lang,
      authorization: `Bearer ${token}`,
    };
    const ask = async ({ method, address, form }) => {
      const body = form && new URLSearchParams(form);
      const response = await fetch(address, { method, headers, ...(body && { body }) });
      return { status: response.status, body: await response.json() };
    };
    const calls = JSON.parse(wanted).filter((call) => call.onlyAt === undefined || call.onlyAt === location.search);
    window.firstCalls = {
      token,
      answers: new Map(calls.map((call) => [[call.method, call.address, call.form ?? ''].join(' '), ask(call).catch(() => null)])),
    };
  }
} catch {
  // no storage, no head start
}
