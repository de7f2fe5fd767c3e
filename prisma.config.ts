import { fileURLToPath } from 'node:url';
import { defineConfig } from 'prisma/config';

// Prisma's native schema engine is a download of its own; this stand-in runs the same engine as WebAssembly
// out of the npm registry (docs/decisions/0002). It must be named before the CLI looks for the binary.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(new URL('./tools/schema-engine.mjs', import.meta.url));
process.env.CHECKPOINT_DISABLE ??= '1';

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'shadow' },
});
