// Runs before everything else. The server puts it into the document and names its hash in the content-security policy, which allows no
// other inline script (plugins/web-app/web-app.ts).

// The colour scheme and the language before the first paint. The keys are those of Mantine and of src/i18n/phrases.tsx.
try {
  let scheme = localStorage.getItem('mantine-color-scheme-value');
  if (scheme !== 'light' && scheme !== 'dark') scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  if (localStorage.getItem('language') === 'en') document.documentElement.lang = 'en';
} catch {
  // a browser that forbids storage gets the light scheme in Thai
}

// What the server said with the document itself, and the calls every screen of a signed-in person begins with, made while the code is
// still on its way. The server says which (plugins/web-app.ts); src/kit/api/preloaded-calls.ts takes the answers. Whatever goes wrong here is
// asked again there.
try {
  const read = (name) => JSON.parse(document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '[]');
  const keyOf = ({ method, address, form }) => [method, address, form ?? ''].join(' ');
  const token = localStorage.getItem('token');
  const answers = new Map();
  const arrived = new Map(read('first-answers').map((known) => [keyOf(known), { status: 200, body: known.body }]));
  window.firstCalls = { token, answers, arrived };

  const headers = {
    accept: 'application/json',
    'accept-language': document.documentElement.lang,
    authorization: `Bearer ${token}`,
  };
  const ask = async (call) => {
    const body = call.form && new URLSearchParams(call.form);
    const response = await fetch(call.address, { method: call.method, headers, ...(body && { body }) });
    const answer = { status: response.status, body: await response.json() };
    // not where somebody waits for it already
    if (answers.has(keyOf(call))) arrived.set(keyOf(call), answer);
    return answer;
  };
  const isAsked = ({ onlyAt }) => onlyAt === undefined || onlyAt === location.search;
  if (token && !location.search.includes('token=')) {
    for (const call of read('first-calls').filter(isAsked)) {
      answers.set(
        keyOf(call),
        ask(call).catch(() => null),
      );
    }
  }
} catch {
  // no storage, no head start
}

// A browser may open this document as it was an hour ago, and the files it names may be gone with a new version since: asked for anew it
// names those of today. Once a minute, as a server that cannot be reached would have us ask for ever; and never under the hands of
// somebody who sees a page already.
// Where that was no help either, the page says so.
let isReloading = false;
const sayFailed = () => {
  for (const words of document.querySelectorAll('.opening span')) words.hidden = words.getAttribute('role') !== 'alert';
};
addEventListener(
  'error',
  ({ target }) => {
    const isFile = target instanceof HTMLScriptElement || target instanceof HTMLLinkElement;
    const isShown = document.body !== null && document.querySelector('#root > .opening') === null;
    if (!isFile || isShown || isReloading) return;
    try {
      if (Number(sessionStorage.getItem('reloaded_at')) <= Date.now() - 60_000) {
        sessionStorage.setItem('reloaded_at', String(Date.now()));
        isReloading = true;
        location.reload();
        return;
      }
    } catch {
      // no storage to remember that it was tried
    }
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', sayFailed);
    else sayFailed();
  },
  true,
);
