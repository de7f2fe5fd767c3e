import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Waits until standard input ends, which it does however our process ends, kill -9 included; then ends what noted itself. */
const sweep = `trap "" INT TERM HUP; cat > /dev/null
pids=$(for file in "$0"/*/postmaster.pid "$0"/*.pid; do test -f "$file" && head -n 1 "$file"; done)
# nginx first gets to end its workers, which would outlive it
kill $pids 2> /dev/null; sleep 1; kill -9 $pids 2> /dev/null
rm -rf "$0"`;

/** A folder for this run alone; it goes with the run, and with it every process whose id stands there in a `.pid` file. */
export function makePlace() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'faculty-ops-'));
  // PostgreSQL and nginx work under accounts of their own
  chmodSync(folder, 0o755);
  const sweeper = spawn('sh', ['-c', sweep, folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  sweeper.unref();
  sweeper.stdin.unref();
  return {
    folder,
    /** A path in it. */
    at: (...parts) => path.join(folder, ...parts),
    /** A folder in it. */
    make(name) {
      mkdirSync(path.join(folder, name), { recursive: true });
      return path.join(folder, name);
    },
    /** Notes a process that must not outlive the run. */
    note: (name, pid) => writeFileSync(path.join(folder, `${name}.pid`), `${pid}\n`),
    end: () => sweeper.stdin.end(),
  };
}
