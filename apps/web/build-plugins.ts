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

/** Parts of zod that no screen uses, by the end of their path → what each of their exports is instead. */
const zodParts: Readonly<Record<string, string>> = {
  // schemas as JSON schemas: the server's, for its answers and for OpenAPI. `toJSONSchema` of a schema throws here
  'core/json-schema-processors.js': '() => { throw new Error("not in the browser"); }',
  'core/to-json-schema.js': '() => () => { throw new Error("not in the browser"); }',
  // what takes values that hold themselves: no answer and no form does. It watched every object that is read
  'core/memoizer.js': '() => undefined',
  // zod's own English sentences: people read those of `fieldErrors`, which go by the code
  'locales/en.js': '() => ({ localeError: () => "Invalid" })',
};

/** Of those parts what screens do use: a field's form reads the least and the most of a text by it. */
const zodKept = 'aggregateChecks';

/** One name that such a module exports, as they are written in its package; the build fails over one that is asked for and not found. */
const exported = /^export (?:(?:const|function|class) ([\w$]+)|(default)|\{ \w+ as (\w+) \})/gm;

/** Leaves out of the build what browsers never use of zod: a third of what it weighs, and of the time it takes to start. */
export function zodForBrowsers(): Plugin {
  const found = new Set<string>();
  return {
    name: 'zod-for-browsers',
    apply: 'build',
    transform(code, id) {
      const [part, instead] = Object.entries(zodParts).find(([end]) => id.replaceAll('\\', '/').endsWith(`/zod/v4/${end}`)) ?? [];
      if (part === undefined) return null;
      found.add(part);
      const names = [...code.matchAll(exported)].map(([, name, isDefault, alias]) => (isDefault ? 'default' : (name ?? alias ?? '')));
      const statements = names
        .filter((name) => name !== zodKept)
        .map((name) => (name === 'default' ? `export default ${instead};` : `export const ${name} = ${instead};`));
      // what is kept stands on the rest of its module, under other names; whatever of that it does not need falls away
      if (names.includes(zodKept)) {
        found.add(zodKept);
        statements.unshift(
          code.replace(exported, (all, name) => (name === zodKept ? all : all.slice('export '.length).replace(name, `zod_${name}`))),
        );
      }
      return { code: statements.join('\n'), map: null };
    },
    // a later zod may have them elsewhere, and would weigh more unnoticed
    buildEnd(error) {
      const missing = [...Object.keys(zodParts), zodKept].filter((part) => !found.has(part));
      if (!error && missing.length > 0) this.error(`zod has no ${missing.join(', ')}: see zodParts in build-plugins.ts`);
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
    async writeBundle({ dir = 'bundle' }, bundle) {
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
    async writeBundle({ dir = 'bundle' }, bundle) {
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
