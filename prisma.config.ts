import { defineConfig } from 'prisma/config';

// Prisma's command looks for its native engine, a download of its own, before it generates the client, which does not need it
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;
process.env.CHECKPOINT_DISABLE ??= '1';

export default defineConfig({ schema: 'prisma/schema', migrations: { path: 'prisma/migrations' } });
