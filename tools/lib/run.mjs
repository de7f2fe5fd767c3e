import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { at, logs, root } from './paths.mjs';

const running = new Set();
/** Disables the telemetry of tools. */
const noTelemetry = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', CHECKPOINT_DISABLE: '1' };

// child processes end with this process
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

/** A failed command; `log` is the file with its full output, if the output was not shown. */
export class CommandError extends Error {
  constructor(message, { code, log } = {}) {
    super(message);
    this.name = 'CommandError';
    this.code = code ?? 1;
    this.log = log;
  }
}

/**
 * Runs a command and waits for it.
 * With `log` (a short name), output is written to a file, and the error contains its last lines; otherwise output is shown.
 * @throws CommandError
 */
export function run(command, args, { log, env = process.env, cwd = root } = {}) {
  const file = log && path.join(logs, `${log}.log`);
  if (file) mkdirSync(logs, { recursive: true });
  const output = file ? openSync(file, 'w') : 'inherit';
  return new Promise((resolve, reject) => {
    // on Windows npm's launchers are .cmd files, which need a shell
    const shell = process.platform === 'win32' && command !== process.execPath;
    const child = spawn(command, args, {
      cwd,
      env: { ...env, ...noTelemetry },
      shell,
      stdio: [file ? 'ignore' : 'inherit', output, output],
    });
    running.add(child);
    const finish = (code, problem) => {
      running.delete(child);
      if (file) closeSync(output);
      if (code === 0) return resolve();
      const message = problem ?? `${path.basename(command)} ${args.join(' ')} ended with ${code}`;
      reject(
        new CommandError(file ? `${tail(file)}\n${message}\nlog: ${path.relative(process.cwd(), file)}` : message, { code, log: file }),
      );
    };
    child.on('error', (error) => finish(1, error.message));
    child.on('close', (code, signal) => finish(code ?? 1, signal ? `${command} was stopped by ${signal}` : undefined));
  });
}

/** Runs a program from node_modules. */
export const runBin = (name, args, options) => run(at('node_modules', '.bin', name), args, options);

/** Runs the npm that started this process, or the one on the PATH. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath ?? '';
  return npm.endsWith('npm-cli.js') ? run(process.execPath, [npm, ...args], options) : run('npm', args, options);
}

function tail(file, lines = 30) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}
