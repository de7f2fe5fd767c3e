import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startServer } from '../../apps/api/test/server-process.ts';
import { at } from '../lib/paths.mjs';

const entry = 'apps/api/dist/server.js';

/** One app process after the other at one port: killed, stopped, started anew with other settings or another build. */
export class AppServer {
  #place;
  #settings;
  #server;
  name;
  /** Top folder of the build that runs. */
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

  /** As the system does when it runs out of memory. */
  kill = () => this.#end('SIGKILL');

  /** As a service manager does. */
  stop = () => this.#end('SIGTERM');

  async restart(more = {}) {
    await this.stop();
    await this.start(more);
  }

  async #end(signal) {
    const { process: child } = this.#server;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((ended) => child.once('exit', ended));
    child.kill(signal);
    await gone;
  }
}

/** The build as it is here with one migration more, in a folder of its own. */
export function furtherBuild(place, name, sql) {
  const top = place.make('further-build');
  for (const part of ['apps/api/dist', 'prisma/migrations']) cpSync(at(part), path.join(top, part), { recursive: true });
  for (const file of ['package.json', 'apps/api/package.json']) cpSync(at(file), path.join(top, file));
  mkdirSync(path.join(top, 'apps/web'));
  for (const same of ['node_modules', 'apps/api/node_modules', 'apps/web/dist']) symlinkSync(at(same), path.join(top, same));
  mkdirSync(path.join(top, 'prisma/migrations', name));
  writeFileSync(path.join(top, 'prisma/migrations', name, 'migration.sql'), sql);
  return top;
}
