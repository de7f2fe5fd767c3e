import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const routerFile = 'src/app/router.tsx';
/** `path: '/member/prefix', lazy: screen(() => import('../features/…')`, as every line of the router is written; a loader may stand between. */
const lazyRoute = /path: '([^']+)',\s*(?:loader: \w+,\s*)?lazy: screen\(\(\) =>\s*import\('([^']+)'\)/g;

/**
 * Writes `.vite/preloads.json`: address of a screen → the files it needs beside those of every page. The server names them in the
 * document, so that they are on their way while the first script is; otherwise the browser would learn of each only from the one before.
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
      const everywhere = filesOf(
        chunks,
        chunks.find((chunk) => chunk.isEntry),
      );
      const table = routes.map(({ address, module }) => {
        const file = path.resolve(import.meta.dirname, path.dirname(routerFile), module ?? '');
        const needed = filesOf(
          chunks,
          chunks.find((chunk) => chunk.moduleIds.includes(file)),
        );
        // the largest first: over a slow line they arrive in the order in which they are asked for
        const sizeOf = (file: string) => chunks.find((chunk) => chunk.fileName === file)?.code.length ?? Number.POSITIVE_INFINITY;
        return [address, [...needed].filter((each) => !everywhere.has(each)).sort((one, other) => sizeOf(other) - sizeOf(one))];
      });
      this.emitFile({ type: 'asset', fileName: '.vite/preloads.json', source: JSON.stringify(Object.fromEntries(table), null, 1) });
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
