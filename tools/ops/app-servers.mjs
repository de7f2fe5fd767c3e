import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startServer } from '../../apps/api/test/server-process.ts';
import { at } from '../lib/paths.mjs';

const entry = 'apps/api/dist/server.js';

/** An app server on a fixed port; its process can be killed, stopped and restarted with other settings or another build. */
export class AppServer {
  #place;
  #settings;
  #server;
  name;
  /** Root folder of the build. */
  build = at();

  constructor(place, name, settings) {
    this.#place = place;
    this.name = name;
    this.#settings = { ...settings, DATA_DIR: place.make(`${name}-data`) };
  }

  get base() {
    return this.#server.base;
  }

  async start(more = {}) {
    Object.assign(this.#settings, more);
    this.#server = await startServer(this.#settings, [path.join(this.build, entry)]);
    this.#place.note(this.name, this.#server.process.pid);
  }

  /** Like the system's out-of-memory killer. */
  kill = () => this.#end('SIGKILL');

  /** Like a service manager. */
  stop = () => this.#end('SIGTERM');

  async restart(more = {}) {
    await this.stop();
    await this.start(more);
  }

  async #end(signal) {
    const { process: child } = this.#server;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await exited;
  }
}

/** A copy of the current build in a separate folder, without the packages. */
export function copyBuild(folder) {
  mkdirSync(folder, { recursive: true });
  for (const part of ['apps/api/dist', 'prisma/migrations', 'prisma/seed/demo/pictures'])
    cpSync(at(part), path.join(folder, part), { recursive: true });
  for (const file of ['package.json', 'apps/api/package.json']) cpSync(at(file), path.join(folder, file));
  mkdirSync(path.join(folder, 'apps/web'));
  for (const shared of ['node_modules', 'apps/api/node_modules', 'apps/web/dist']) symlinkSync(at(shared), path.join(folder, shared));
  return folder;
}

/** Makes a build one of a next version: with one more migration. */
export function addMigration(folder, name, sql) {
  mkdirSync(path.join(folder, 'prisma/migrations', name));
  writeFileSync(path.join(folder, 'prisma/migrations', name, 'migration.sql'), sql);
}

/** A copy of the current build with one more migration, in a separate folder. */
export function nextBuild(place, name, sql) {
  const folder = copyBuild(place.at('further-build'));
  addMigration(folder, name, sql);
  return folder;
}
