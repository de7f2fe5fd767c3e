const terminal = process.stdout.isTTY === true;

/** `32 s`, `1 min 5 s`. */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  return seconds < 60 ? `${Math.round(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/**
 * Runs a step and prints its title and duration: `1/3 Installing packages … 32 s`.
 * A terminal shows the elapsed time every second; other output gets it every 20 seconds.
 */
export async function step(title, work) {
  const started = Date.now();
  const elapsed = () => duration(Date.now() - started);
  const line = (text) => (terminal ? `\r${title} … ${text}` : ` ${text}`);
  process.stdout.write(`${title} …`);
  const timer = setInterval(
    () => process.stdout.write(terminal ? line(`${elapsed()} `) : line(`${elapsed()} …`)),
    terminal ? 1000 : 20_000,
  );
  try {
    const result = await work();
    process.stdout.write(`${line(elapsed())}${typeof result === 'string' ? ` (${result})` : ''}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`${line(`failed after ${elapsed()}`)}\n`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** Prints the error of a failed step and exits with 1. A CommandError is printed without its stack. */
export function exitWithError(error) {
  console.error(`\n${error?.name === 'CommandError' ? error.message : (error?.stack ?? error)}`);
  process.exit(1);
}
