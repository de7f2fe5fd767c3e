// No built file calls what the oldest supported browser lacks. The bundler translates syntax and leaves functions of the browser as they are.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const { browserslist } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
/** Name and version of the oldest supported browsers. */
const oldest = browserslist.map((browser) => browser.split(' >= '));

/**
 * What came after 2022, and the first version of each browser that has it (`Infinity`: none yet), from MDN's browser compatibility data. Edge has the versions of
 * Chrome. A new library or a new Safari brings more: add a line. Where a file asks first whether the browser has it, `asks` is that question.
 */
const features = [
  { name: 'Array.fromAsync', call: /\bArray\.fromAsync\(/, safari: 16.4, firefox: 115, chrome: 121 },
  { name: 'URL.canParse', call: /\bURL\.canParse\(/, safari: 17, firefox: 115, chrome: 120, asks: /typeof URL\.canParse==/ },
  { name: 'URL.parse', call: /\bURL\.parse\(/, safari: 18, firefox: 126, chrome: 126 },
  { name: 'Element.checkVisibility', call: /\.checkVisibility\(/, safari: 17.4, firefox: 106, chrome: 105 },
  { name: 'Element.setHTMLUnsafe', call: /\.(setHTMLUnsafe|parseHTMLUnsafe)\(/, safari: 17.4, firefox: 123, chrome: 124 },
  { name: 'Element.moveBefore', call: /\.moveBefore\(/, safari: Infinity, firefox: 144, chrome: 133 },
  { name: 'popovers', call: /\.(show|hide|toggle)Popover\(/, safari: 17, firefox: 125, chrome: 114 },
  { name: 'Promise.withResolvers', call: /\bPromise\.withResolvers\(/, safari: 17.4, firefox: 121, chrome: 119 },
  { name: 'Promise.try', call: /\bPromise\.try\(/, safari: 18.2, firefox: 134, chrome: 128 },
  { name: 'Object.groupBy', call: /\b(Object|Map)\.groupBy\(/, safari: 17.4, firefox: 119, chrome: 117 },
  {
    name: 'set operations',
    call: /\.(symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(|new Set\([^()]*\)\.(union|intersection|difference)\(/,
    safari: 17,
    firefox: 127,
    chrome: 122,
  },
  {
    name: 'iterator helpers',
    call: /\.(values\(\)|keys\(\)|entries\(\)|matchAll\([^()]*\))\.(map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(|\bIterator\.from\(/,
    safari: 18.4,
    firefox: 131,
    chrome: 122,
  },
  { name: 'RegExp.escape', call: /\bRegExp\.escape\(/, safari: 18.2, firefox: 134, chrome: 136 },
  { name: 'Uint8Array.fromBase64', call: /\bUint8Array\.from(Base64|Hex)\(|\.toBase64\(/, safari: 18.2, firefox: 133, chrome: 140 },
  { name: 'Intl.DurationFormat', call: /\bIntl\.DurationFormat\(/, safari: 16.4, firefox: 136, chrome: 129 },
  { name: 'AbortSignal.any', call: /\bAbortSignal\.any\(/, safari: 17.4, firefox: 124, chrome: 116 },
  { name: 'CloseWatcher', call: /\bnew CloseWatcher\b/, safari: Infinity, firefox: 149, chrome: 126 },
  {
    name: 'requestIdleCallback',
    call: /\brequestIdleCallback\b/,
    safari: Infinity,
    firefox: 55,
    chrome: 47,
    asks: /\.requestIdleCallback\?\./,
  },
  {
    name: 'view transitions',
    call: /\.startViewTransition\(/,
    safari: 18,
    firefox: 144,
    chrome: 111,
    asks: /typeof [\w.]+\.startViewTransition==/,
  },
];

const directory = fileURLToPath(new URL('./dist/', import.meta.url));
const missingIn = (feature) => oldest.filter(([browser, version]) => (feature[browser] ?? feature.chrome) > version);
const failures = readdirSync(directory, { recursive: true })
  .filter((file) => file.endsWith('.js'))
  .flatMap((file) => {
    const code = readFileSync(directory + file, 'utf8');
    return features
      .filter((feature) => missingIn(feature).length > 0 && feature.call.test(code) && !feature.asks?.test(code))
      .map(
        (feature) =>
          `${file} uses ${feature.name}, which ${missingIn(feature)
            .map((each) => each.join(' '))
            .join(', ')} do not have`,
      );
  });
console.log(failures.length > 0 ? failures.join('\n') : 'no built script uses what the supported browsers lack');
process.exit(failures.length > 0 ? 1 : 0);
