import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Ports of a run; use other ports for a second run in parallel. */
export const ports = {
  web: process.env.E2E_PORT ?? '3100',
  /** The website, next to the product. */
  site: String(Number(process.env.E2E_PORT ?? '3100') + 5),
  /** What the journey of the move takes for the legacy system. */
  legacy: String(Number(process.env.E2E_PORT ?? '3100') + 7),
  identityProvider: process.env.E2E_IDP_PORT ?? '3110',
  harness: process.env.E2E_HARNESS_PORT ?? '3120',
};

/** Of a second server, whose clock is moved. */
export const movedPorts = { web: String(Number(ports.web) + 3), site: String(Number(ports.web) + 4) };

/** Address of the built product: app and API. */
export const address = `http://localhost:${ports.web}`;

/** Address of the public website. */
export const siteAddress = `http://localhost:${ports.site}`;

/** Address of single components from source: `apps/web/harness`. */
export const harness = `http://localhost:${ports.harness}/`;

/** Address of the database that the server has started in its data folder (server.mjs). */
export function databaseAddress(): string {
  const folder = fileURLToPath(new URL(`../.data/${ports.web}/database`, import.meta.url));
  const port = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgresql://postgres:${readFileSync(path.join(folder, 'password'), 'utf8')}@127.0.0.1:${port}/postgres`;
}
