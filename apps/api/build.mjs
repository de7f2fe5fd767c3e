// Bundles the server and the commands with the packages they use: reading a thousand small files was a third of the start.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { externalPackages } from './external-packages.mjs';

// packages written for require() expect what a module does not have
const banner = `import { createRequire as createRequireHere } from 'node:module';
const require = createRequireHere(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname;`;

// set by tools/lib/build.mjs, or by the Dockerfile
const commit = process.env.COMMIT ?? '';

rmSync('dist', { recursive: true, force: true });
await build({
  entryPoints: {
    server: 'src/server.ts',
    seed: 'src/seed.ts',
    backup: 'src/backup.ts',
    restore: 'src/restore.ts',
    files: 'src/files.ts',
    'move-in': '../move-in/src/main.ts',
    'rich-text-worker': 'src/kit/rich-text/rich-text-worker.ts',
    'report-worker': 'src/kit/reports/report-worker.ts',
    'list-reader': 'src/resources/centre/import/list-reader.ts',
  },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: externalPackages,
  banner: { js: banner },
  alias: {
    '@faculty/contracts': '../../packages/contracts/src',
    '@faculty/site': '../site/src',
    '@faculty/prisma/client': '../../prisma/generated/client.ts',
    '@faculty/prisma/seed': '../../prisma/seed',
  },
  define: { 'process.env.COMMIT': JSON.stringify(commit) },
  sourcemap: true,
  logLevel: 'warning',
});

// V8 keeps a source with one letter that is not Latin, as in a comment of a package, in two bytes for each: 8 MB more in every process
for (const file of readdirSync('dist').filter((name) => name.endsWith('.js'))) {
  const text = readFileSync(`dist/${file}`, 'utf8');
  writeFileSync(
    `dist/${file}`,
    text.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}

// the fonts of PDF files, with their licences; their packages hold many weights more
const require = createRequire(import.meta.url);
mkdirSync('dist/fonts');
for (const font of Object.values(JSON.parse(readFileSync('src/kit/reports/pdf/font-files.json', 'utf8')))) {
  const file = require.resolve(font);
  copyFileSync(file, path.join('dist/fonts', path.basename(file)));
  copyFileSync(path.join(path.dirname(file), '../LICENSE_FONT'), path.join('dist/fonts', `${path.parse(file).name}.LICENSE`));
}
