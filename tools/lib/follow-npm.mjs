/**
 * Ends this process, as SIGTERM would, when the npm that started it ends.
 * npm passes signals on to its shell only, and that dies without telling us: a server would go on with nobody's knowledge.
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
