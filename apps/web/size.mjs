// Weighs what a person downloads before the sign-in page works, and what each screen adds. Fails over the limit of the first.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const limitKilobytes = 185;
const firstScreen = 'src/features/auth/login.screen.tsx';

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

const entry = Object.keys(manifest).find((name) => manifest[name].isEntry);
// a screen of the first layer stands in the chunks of the entry (build-layers.ts)
const first = new Set([...filesOf(entry), ...(firstScreen in manifest ? filesOf(firstScreen) : [])]);
const js = kilobytesOf(first, '.js');
console.log(`first load of the sign-in page: ${js.toFixed(1)} kB js, ${kilobytesOf(first, '.css').toFixed(1)} kB css (gzip)`);
for (const name of Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry)) {
  const extra = [...filesOf(name)].filter((file) => !first.has(file));
  console.log(`  + ${name}: ${kilobytesOf(extra, '.js').toFixed(1)} kB js, ${kilobytesOf(extra, '.css').toFixed(1)} kB css`);
}
if (js > limitKilobytes) {
  console.error(`the sign-in page may load at most ${limitKilobytes} kB of JavaScript`);
  process.exit(1);
}
