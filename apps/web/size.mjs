// The budget of bytes: what a person downloads before the sign-in page works, and before the first rows of a list.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const limitKilobytes = 155;
const styleLimitKilobytes = 40;
/** A browser that speaks HTTP/1.1 fetches six at a time. */
const mostScripts = 12;
/** Of the list of news, with those of every page; forms come after the rows. */
const listLimitKilobytes = 305;

const directory = fileURLToPath(new URL('./dist/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${directory}.vite/manifest.json`, 'utf8'));

/** Every file a module brings with it. */
function filesOf(name, seen = new Set(), files = new Set()) {
  if (seen.has(name)) return files;
  seen.add(name);
  const { file, css = [], imports = [] } = manifest[name];
  for (const each of [file, ...css]) files.add(each);
  for (const each of imports) filesOf(each, seen, files);
  return files;
}

const kilobytesOf = (files, ending) =>
  [...files]
    .filter((file) => file.endsWith(ending))
    .reduce((sum, file) => sum + gzipSync(readFileSync(directory + file), { level: 9 }).length / 1000, 0);

/** Of every page, as its document names them. */
const begun = [...readFileSync(`${directory}index.html`, 'utf8').matchAll(/\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
const preloads = JSON.parse(readFileSync(`${directory}.vite/preloads.json`, 'utf8'));
const first = new Set([...begun, ...preloads['/login']]);
const [js, css] = ['.js', '.css'].map((ending) => kilobytesOf(first, ending));
console.log(`first load of the sign-in page: ${js.toFixed(1)} kB js, ${css.toFixed(1)} kB css (gzip)`);
for (const name of Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry)) {
  const extra = [...filesOf(name)].filter((file) => !first.has(file));
  console.log(`  + ${name}: ${kilobytesOf(extra, '.js').toFixed(1)} kB js, ${kilobytesOf(extra, '.css').toFixed(1)} kB css`);
}
const failures = [];
if (js > limitKilobytes) failures.push(`the sign-in page may load at most ${limitKilobytes} kB of JavaScript`);
if (css > styleLimitKilobytes) failures.push(`the sign-in page may load at most ${styleLimitKilobytes} kB of styles`);

const isScript = (file) => file.endsWith('.js');
const addresses = Object.entries(preloads);
for (const [address, files] of addresses) {
  const scripts = begun.length + files.filter(isScript).length;
  const kilobytes = kilobytesOf([...begun, ...files], '.js');
  console.log(`${address}: ${scripts} scripts before it shows, ${kilobytes.toFixed(1)} kB`);
  if (scripts > mostScripts) failures.push(`${address} may wait for at most ${mostScripts} scripts`);
  if (address === '/web/content_new' && kilobytes > listLimitKilobytes) {
    failures.push(`${address} may wait for at most ${listLimitKilobytes} kB`);
  }
}
if (begun.length === 0) failures.push('the scripts of every page were not found in index.html');
if (addresses.length < 40) failures.push('the addresses of the router were not found in .vite/preloads.json');

for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);
