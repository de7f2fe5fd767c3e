// Starts the built server with demo data for the journeys, in a new data folder for every run.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// one folder per port, so that parallel runs do not share it
const directory = fileURLToPath(new URL(`.data/${process.env.PORT}`, import.meta.url));
rmSync(directory, { recursive: true, force: true });

// ignore the developer's database, mail server and tenant
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
  // all journeys use one IP address
  RATE_LIMIT: '0',
  SIGN_IN_LIMIT: '10000',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
});

await import('../apps/api/dist/server.js');
