import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** `esm/components/Button/Button.module.mjs`, which names the classes that stand in `styles/Button.css`. */
const componentStyles = /[\\/]@mantine[\\/]core[\\/]esm[\\/].*[\\/](\w+)\.module\.mjs$/;

/**
 * Has each of the library's components bring its own styles, so that they stand in the chunk that shows it: as one file, a page waited for
 * those of a hundred components before it showed anything. The one file becomes what all of them stand on.
 */
export function stylesWithComponents(): Plugin {
  return {
    name: 'styles-with-components',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      const [, component] = componentStyles.exec(id) ?? [];
      if (component !== undefined) return { code: `import '@mantine/core/styles/${component}.css';\n${code}`, map: null };
      if (!/@mantine[\\/]core[\\/]styles\.css$/.test(id)) return null;
      const ground = ['baseline', 'default-css-variables', 'global'].map((name) => path.join(path.dirname(id), `styles/${name}.css`));
      return { code: (await Promise.all(ground.map((file) => readFile(file, 'utf8')))).join('\n'), map: null };
    },
  };
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
