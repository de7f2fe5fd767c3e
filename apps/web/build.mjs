// `npm run build` of the web app: the bundler's output, the files of each screen for the server to name in its document, and every text
// file compressed once.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

const routerFile = path.resolve('src/app/router.tsx');
/** `path: '/member/prefix', lazy: screen(() => import('../features/…')`, as every line of the router is written; a loader may stand between. */
const lazyRoute = /path: '([^']+)',\s*(?:loader: \w+,\s*)?lazy: screen\(\(\) =>\s*import\('([^']+)'\)/g;

const { output } = await build({ logLevel: 'warn' });
const chunks = output.filter((file) => file.type === 'chunk');
writeFileSync('dist/.vite/preloads.json', JSON.stringify(preloads(readFileSync(routerFile, 'utf8')), null, 1));
compress('dist');

/** Address of a screen → the files it needs beside the scripts of every page, the largest script first and styles last; '' for any other address. */
function preloads(router) {
  const routes = [...router.matchAll(lazyRoute)];
  const lazyCount = router.match(/lazy: screen\(/g)?.length ?? 0;
  // the shell has no path of its own
  if (routes.length !== lazyCount - 1)
    throw new Error(`${routerFile}: found the path of ${routes.length} of ${lazyCount - 1} lazy screens`);
  const everywhere = filesOf(chunks.find((chunk) => chunk.isEntry));
  const begun = new Set([...everywhere].filter((file) => file.endsWith('.js')));
  const sizeOf = (file) => chunks.find((chunk) => chunk.fileName === file)?.code.length ?? 0;
  const inOrder = (files) => [...files].filter((file) => !begun.has(file)).sort((one, other) => sizeOf(other) - sizeOf(one));
  const screens = routes.map(([, address, module]) => {
    const file = path.resolve(path.dirname(routerFile), module);
    return [
      address,
      inOrder(
        filesOf(
          chunks.find((chunk) => chunk.moduleIds.includes(file)),
          new Set(everywhere),
        ),
      ),
    ];
  });
  return { '': inOrder(everywhere), ...Object.fromEntries(screens) };
}

/** A chunk's own file, its styles, and those of every chunk it imports statically; these come first, as its styles may overrule theirs. */
function filesOf(chunk, files = new Set()) {
  if (!chunk || files.has(chunk.fileName)) return files;
  for (const name of chunk.imports)
    filesOf(
      chunks.find(({ fileName }) => fileName === name),
      files,
    );
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  return files.add(chunk.fileName);
}

/** Writes `.br` and `.gz` beside every text file, so that the server never compresses the same script twice. */
function compress(directory) {
  for (const name of readdirSync(directory, { recursive: true }).filter((file) => /\.(js|css|svg|json)$/.test(file))) {
    const content = readFileSync(path.join(directory, name));
    writeFileSync(path.join(directory, `${name}.br`), brotliCompressSync(content));
    writeFileSync(path.join(directory, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}
