import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from '../lib/paths.mjs';
import { PostgresServer } from './postgres.mjs';

/** In place of systemd: stops what runs, and starts the current release with the settings of the unit. */
const systemctl = (folder) => `#!/bin/bash
pid=$(cat ${folder}/service.pid 2> /dev/null)
if [ -n "$pid" ]; then kill "$pid" 2> /dev/null; while kill -0 "$pid" 2> /dev/null; do sleep 0.05; done; fi
rm -f ${folder}/service.pid
[ "$1" = restart ] || exit 0
cd ${folder}/opt/current || exit 1
set -a; . ${folder}/settings.env; [ -f ${folder}/opt/back.env ] && . ${folder}/opt/back.env; set +a
NODE_ENV=production DATA_DIR=${folder}/data setsid node --enable-source-maps apps/api/dist/server.js >> ${folder}/log 2>&1 &
echo $! > ${folder}/service.pid
`;

/** A server as docs/install.md sets it up, in a folder and without systemd: PostgreSQL, settings, releases, facultyctl. */
export class Machine {
  folder;
  postgres;
  port;
  #environment;

  constructor({ place, programs, name, ports: [port, databasePort], settings }) {
    this.port = port;
    this.folder = place.make(name);
    for (const part of ['opt/releases', 'data', 'bin', 'backup']) place.make(`${name}/${part}`);
    this.postgres = new PostgresServer({ programs, place, name: `${name}-database`, port: databasePort });
    this.postgres.init();
    const lines = { ...settings, PORT: String(port), DATABASE_URL: this.postgres.address };
    writeFileSync(
      `${this.folder}/settings.env`,
      Object.entries(lines)
        .map(([key, value]) => `${key}=${value}\n`)
        .join(''),
    );
    writeFileSync(`${this.folder}/bin/systemctl`, systemctl(this.folder));
    chmodSync(`${this.folder}/bin/systemctl`, 0o755);
    const conf = { ROOT: 'opt', SETTINGS: 'settings.env', DATA_DIR: 'data', BACKUPS: 'backup' };
    const entries = Object.entries(conf).map(([key, value]) => `${key}=${this.folder}/${value}\n`);
    writeFileSync(`${this.folder}/facultyctl.conf`, `${entries.join('')}RUN_AS=\nBUILD_AS=\n`);
    this.#environment = {
      ...process.env,
      PATH: `${this.folder}/bin:${process.env.PATH}`,
      FACULTYCTL_CONF: `${this.folder}/facultyctl.conf`,
    };
  }

  /** Runs `facultyctl`; returns what it printed. */
  facultyctl(...args) {
    const { status, stdout, stderr } = spawnSync(at('ops/facultyctl'), args, { encoding: 'utf8', env: this.#environment });
    if (status !== 0) throw new Error(`facultyctl ${args.join(' ')}: exit ${status}\n${stdout}${stderr}\n${this.log()}`);
    return stdout;
  }

  /** Runs a command of a release with other settings than those of the service, such as one that production refuses. */
  command(release, name, args, more) {
    const { PATH } = process.env;
    const env = { PATH, DATABASE_URL: this.postgres.address, DATA_DIR: `${this.folder}/data`, ...more };
    const program = [`apps/api/dist/${name}.js`, ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, program, {
      encoding: 'utf8',
      cwd: `${this.folder}/opt/releases/${release}`,
      env,
    });
    if (status !== 0) throw new Error(`${name} ${args.join(' ')}: exit ${status}\n${stdout}${stderr}`);
  }

  stop() {
    spawnSync(`${this.folder}/bin/systemctl`, ['stop', 'faculty']);
  }

  log() {
    try {
      return readFileSync(`${this.folder}/log`, 'utf8').split('\n').slice(-5).join('\n');
    } catch {
      return '';
    }
  }

  /** A call of the service; returns the answer with its body as bytes. */
  async call(route, { token, json } = {}) {
    const [method, path] = route.split(' ');
    const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(json && { 'content-type': 'application/json' }) };
    const answer = await fetch(`http://127.0.0.1:${this.port}${path}`, { method, headers, ...(json && { body: JSON.stringify(json) }) });
    return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
  }
}
