// The product as the journeys see it: the built server with demo data, in a folder of its own that every run makes anew.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// by port: two runs at once must not share it
const directory = fileURLToPath(new URL(`.data/${process.env.PORT}`, import.meta.url));
rmSync(directory, { recursive: true, force: true });

// the developer's own database, mail server and tenant are none of our business
for (const name of [
  'DATABASE_URL',
  'SMTP_URL',
  'STORAGE_URL',
  'AZURE_TENANT_ID',
  'AZURE_CLIENT_ID',
  'AZURE_CLIENT_SECRET',
  'PUBLIC_URL',
  'WEBSITE_URL',
]) {
  delete process.env[name];
}
Object.assign(process.env, {
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  DATA_DIR: directory,
  // all journeys come from one address
  RATE_LIMIT: '0',
  SIGN_IN_LIMIT: '10000',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
});

await import('../apps/api/dist/server.js');
