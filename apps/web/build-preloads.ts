import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const routerFile = 'src/app/router.tsx';
/** `path: '/member/prefix', lazy: screen(() => import('../features/…')`, as every line of the router is written; a loader may stand between. */
const lazyRoute = /path: '([^']+)',\s*(?:loader: \w+,\s*)?lazy: screen\(\(\) =>\s*import\('([^']+)'\)/g;

/** The bundler's tags for the styles of every page. */
const styleTags = /\s*<link rel="stylesheet" crossorigin href="\/assets\/[^"]+">/g;

/**
 * Writes `.vite/preloads.json`: address of a screen → the files it needs beside the scripts of every page, which stand in the document; ''
 * for any other address. The server names them in the document, so that they are on their way while the first script is; otherwise the
 * browser would learn of each only from the one before.
 *
 * They stand in the order in which they should leave, the largest script first and styles last: a browser that speaks HTTP/1.1 asks for
 * six at a time, and over a slow line a large script that waits for its turn comes half a second later.
 */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const source = await readFile(path.resolve(import.meta.dirname, routerFile), 'utf8');
      const routes = [...source.matchAll(lazyRoute)].map(([, address, module]) => ({ address, module }));
      const lazy = source.match(/lazy: screen\(/g)?.length ?? 0;
      // the shell has no path of its own
      if (routes.length !== lazy - 1) this.error(`${routerFile}: found the path of ${routes.length} of ${lazy - 1} lazy screens`);

      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry);
      const everywhere = filesOf(chunks, entry);
      const begun = new Set([...everywhere].filter((file) => !file.endsWith('.css')));
      const inOrder = (files: ReadonlySet<string>) => {
        const sizeOf = (file: string) => chunks.find((chunk) => chunk.fileName === file)?.code.length ?? 0;
        return [...files].filter((file) => !begun.has(file)).sort((one, other) => sizeOf(other) - sizeOf(one));
      };
      const table = routes.map(({ address, module }) => {
        const file = path.resolve(import.meta.dirname, path.dirname(routerFile), module ?? '');
        const screen = chunks.find((chunk) => chunk.moduleIds.includes(file));
        return [address, inOrder(filesOf(chunks, screen, new Set(everywhere)))];
      });
      const files = { '': inOrder(everywhere), ...Object.fromEntries(table) };
      this.emitFile({ type: 'asset', fileName: '.vite/preloads.json', source: JSON.stringify(files, null, 1) });
    },
    transformIndexHtml: {
      order: 'post',
      // the server writes them, after the scripts of the screen
      handler: (html) => html.replace(styleTags, ''),
    },
  };
}

/** A chunk's own file, its styles, and those of every chunk it imports statically; these come first, as its styles may overrule theirs. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], chunk: Rolldown.OutputChunk | undefined, files = new Set<string>()): Set<string> {
  if (!chunk || files.has(chunk.fileName)) return files;
  for (const other of chunks) if (chunk.imports.includes(other.fileName)) filesOf(chunks, other, files);
  for (const style of (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []) files.add(style);
  return files.add(chunk.fileName);
}
