import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serverUser } from '../lib/postgres.mjs';

/** A PostgreSQL server, managed with PostgreSQL's programs as in docs/several-instances.md. */
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
    // the data folder has `postmaster.pid`, where the sweeper of place.mjs finds it
    this.#data = place.make(name);
    if (uid !== undefined) for (const folder of [home, this.#data]) chownSync(folder, uid, gid);
    chmodSync(this.#data, 0o700);
    this.#log = path.join(home, 'log');
  }

  get address() {
    return `postgresql://postgres@127.0.0.1:${this.port}/postgres`;
  }

  /** Creates and starts an empty server. */
  init() {
    // trust: it only listens on this machine, during the test
    this.#run('initdb', '-D', this.#data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync');
    this.start();
  }

  /** Creates and starts this server as the standby of `primary`. */
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
    // needed only for a power failure; data written by a killed process is not lost
    settings.push('fsync=off', 'full_page_writes=off');
    const options = settings.map((setting) => `-c ${setting}`).join(' ');
    this.#run('pg_ctl', 'start', '-D', this.#data, '-l', this.#log, '-w', '-o', options);
  }

  /** Like a system update. */
  restart() {
    this.#run('pg_ctl', 'restart', '-D', this.#data, '-l', this.#log, '-w', '-m', 'fast');
  }

  promote() {
    this.#run('pg_ctl', 'promote', '-D', this.#data, '-w');
  }

  /** Simulates a lost machine: nothing answers, and connections stay open. */
  freeze() {
    for (const pid of this.#processes()) process.kill(pid, 'SIGSTOP');
  }

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
    // a started server keeps inherited descriptors, so it gets none of this process
    const result = spawnSync(path.join(this.#programs, program), args, { ...as, stdio: ['ignore', 'ignore', 'inherit'] });
    if (result.status !== 0) throw new Error(`${program} ${args.join(' ')}: ${result.error?.message ?? `exit ${result.status}`}`);
  }
}
