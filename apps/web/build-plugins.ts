import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** The faces every page shows at once; without the hint the browser asks for them only after the styles have arrived. */
const firstFonts = /sarabun-(thai|latin)-400-normal-[\w-]+\.woff2$/;

/** Adds a preload hint for the first fonts, whose names are known only after the build. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => firstFonts.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file once, so that the server never compresses the same script twice. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    // From the disk, after everything else: other plugins still write into the bundle while it is generated.
    async writeBundle({ dir = 'dist' }, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(js|css|svg)$/.test(file));
      await Promise.all(
        files.map(async (file) => {
          const content = await readFile(path.join(dir, file));
          await writeFile(path.join(dir, `${file}.br`), await compressBrotli(content));
          await writeFile(path.join(dir, `${file}.gz`), await compressGzip(content, { level: 9 }));
        }),
      );
    },
  };
}
