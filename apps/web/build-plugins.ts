import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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
    async generateBundle(_options, bundle) {
      const files = Object.entries(bundle).filter(([file]) => /\.(js|css|svg|html)$/.test(file));
      await Promise.all(
        files.map(async ([file, output]) => {
          const content = Buffer.from(output.type === 'chunk' ? output.code : output.source);
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
          this.emitFile({ type: 'asset', fileName: `${file}.br`, source: await compressBrotli(content, quality) });
          this.emitFile({ type: 'asset', fileName: `${file}.gz`, source: await compressGzip(content, { level: 9 }) });
        }),
      );
    },
  };
}
