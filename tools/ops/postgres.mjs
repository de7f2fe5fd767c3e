import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serverUser } from '../lib/postgres.mjs';

/** One PostgreSQL server, run by PostgreSQL's own programs as docs/operations.md says it. */
export class PostgresServer {
  #programs;
  #data;
  #log;
  port;

  constructor({ programs, place, name, port }) {
    this.#programs = programs;
    this.port = port;
    const home = place.make(`${name}-home`);
    const { uid, gid } = serverUser();
    // its data stand beside the other processes' notes, where the sweeper looks
    this.#data = place.make(name);
    if (uid !== undefined) for (const folder of [home, this.#data]) chownSync(folder, uid, gid);
    chmodSync(this.#data, 0o700);
    this.#log = path.join(home, 'log');
  }

  get address() {
    return `postgresql://postgres@127.0.0.1:${this.port}/postgres`;
  }

  /** A new, empty server. */
  begin() {
    // whoever could reach it is on this machine, for as long as the test takes
    this.#run('initdb', '-D', this.#data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync');
    this.start();
  }

  /** The other's standby. */
  follow(primary) {
    const from = `host=127.0.0.1 port=${primary.port} user=standby`;
    this.#run(
      'pg_basebackup',
      `--dbname=${from}`,
      `--pgdata=${this.#data}`,
      '--write-recovery-conf',
      '--checkpoint=fast',
      '--wal-method=stream',
    );
    this.start('wal_retrieve_retry_interval=1s');
  }

  start(...more) {
    const settings = [`port=${this.port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${path.dirname(this.#log)}`, ...more];
    // a killed process loses nothing that it gave to the system: only a power cut needs these
    settings.push('fsync=off', 'full_page_writes=off');
    const options = settings.map((setting) => `-c ${setting}`).join(' ');
    this.#run('pg_ctl', 'start', '-D', this.#data, '-l', this.#log, '-w', '-o', options);
  }

  /** As an update of the system does it. */
  restart() {
    this.#run('pg_ctl', 'restart', '-D', this.#data, '-l', this.#log, '-w', '-m', 'fast');
  }

  promote() {
    this.#run('pg_ctl', 'promote', '-D', this.#data, '-w');
  }

  /** As a machine is lost: nothing answers any more, and nothing says so. */
  freeze() {
    for (const pid of this.#processes()) process.kill(pid, 'SIGSTOP');
  }

  /** For good. */
  kill() {
    for (const pid of this.#processes()) process.kill(pid, 'SIGKILL');
  }

  #processes() {
    const main = Number(readFileSync(path.join(this.#data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ').filter(Boolean);
    return [main, ...children.map(Number)];
  }

  #run(program, ...args) {
    const { uid, gid } = serverUser();
    const as = { ...(uid !== undefined && { uid, gid }), cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' } };
    // a server that is started keeps what it inherits: nothing of ours
    const done = spawnSync(path.join(this.#programs, program), args, { ...as, stdio: ['ignore', 'ignore', 'inherit'] });
    if (done.status !== 0) throw new Error(`${program} ${args.join(' ')}: ${done.error?.message ?? `exit ${done.status}`}`);
  }
}
