const terminal = process.stdout.isTTY === true;

/** `32 s`, `1 min 5 s`. */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  return seconds < 60 ? `${Math.round(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/**
 * Does one named piece of work and says so: `1/3 Installing packages … 32 s`.
 * A terminal counts the seconds; anywhere else a number now and then shows that it is still alive.
 */
export async function step(title, work) {
  const started = Date.now();
  const elapsed = () => duration(Date.now() - started);
  const line = (text) => (terminal ? `\r${title} … ${text}` : ` ${text}`);
  process.stdout.write(`${title} …`);
  const ticking = setInterval(
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
    clearInterval(ticking);
  }
}

/** Ends the process with the message of a failed step: a person needs the reason, not our stack. */
export function giveUp(error) {
  console.error(`\n${error?.name === 'CommandError' ? error.message : (error?.stack ?? error)}`);
  process.exit(1);
}
