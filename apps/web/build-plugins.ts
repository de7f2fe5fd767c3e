import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import postcss, { type Rule } from 'postcss';
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

/** Mantine's own classes are hashes; each stands as a literal in the module of the component that wears it. */
const componentClass = /\bm_[0-9a-f]{6,8}\b/g;

/**
 * Drops the rules of components that no script mentions: the library's styles come as one file for all of its hundred components,
 * and the page waits for them before it shows anything.
 */
export function dropUnusedStyles(): Plugin {
  return {
    name: 'drop-unused-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const worn = new Set(files.flatMap((file) => (file.type === 'chunk' ? (file.code.match(componentClass) ?? []) : [])));
      const isWorn = (selector: string) => (selector.match(componentClass) ?? []).every((name) => worn.has(name));
      for (const file of files) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        const styles = postcss.parse(String(file.source));
        styles.walkRules((rule) => keepSelectors(rule, isWorn));
        styles.walkAtRules((group) => {
          if (group.nodes?.length === 0) group.remove();
        });
        file.source = styles.toString();
      }
    },
  };
}

function keepSelectors(rule: Rule, isKept: (selector: string) => boolean): void {
  const kept = rule.selectors.filter(isKept);
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}

/**
 * Tells the browser that all of these chunks is needed at once: it compiles them beside the main thread while they arrive, instead of
 * function by function in the middle of the first drawing. Browsers that do not know the comment read on.
 */
export function compileAhead(names: readonly string[]): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    // On the disk, and before `precompress`: it has to be the first line, and other plugins put theirs before it until the end.
    async writeBundle({ dir = 'dist' }, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !names.includes(file.name)) continue;
        const place = path.join(dir, file.fileName);
        await writeFile(place, `//# allFunctionsCalledOnLoad\n${await readFile(place, 'utf8')}`);
      }
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
