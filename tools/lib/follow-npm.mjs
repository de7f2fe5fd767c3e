/**
 * Sends SIGTERM to this process when the npm that started it ends.
 * npm passes signals only to its shell, which ends without passing them on: a server would keep running unnoticed.
 */
export function followNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
