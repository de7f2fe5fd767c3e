import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { at, logs, root } from './paths.mjs';

const running = new Set();
/** No tool tells its maker what is done here. */
const untold = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', CHECKPOINT_DISABLE: '1' };

// whatever ends this process ends what it started
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

/** A command that failed; `log` is the file that has its whole output, if it was quiet. */
export class CommandError extends Error {
  constructor(message, { code, log } = {}) {
    super(message);
    this.name = 'CommandError';
    this.code = code ?? 1;
    this.log = log;
  }
}

/**
 * Runs a command to its end.
 * With `log` (a short name) its output goes to a file, and the end of that file into the error; else it is shown.
 */
export function run(command, args, { log, env = process.env, cwd = root } = {}) {
  const file = log && path.join(logs, `${log}.log`);
  if (file) mkdirSync(logs, { recursive: true });
  const output = file ? openSync(file, 'w') : 'inherit';
  return new Promise((resolve, reject) => {
    // npm's launchers are .cmd files on Windows, which only a shell can start
    const shell = process.platform === 'win32' && command !== process.execPath;
    const child = spawn(command, args, { cwd, env: { ...env, ...untold }, shell, stdio: [file ? 'ignore' : 'inherit', output, output] });
    running.add(child);
    const finish = (code, problem) => {
      running.delete(child);
      if (file) closeSync(output);
      if (code === 0) return resolve();
      const what = problem ?? `${path.basename(command)} ${args.join(' ')} ended with ${code}`;
      reject(new CommandError(file ? `${tail(file)}\n${what}\nlog: ${path.relative(process.cwd(), file)}` : what, { code, log: file }));
    };
    child.on('error', (error) => finish(1, error.message));
    child.on('close', (code, signal) => finish(code ?? 1, signal ? `${command} was stopped by ${signal}` : undefined));
  });
}

/** Runs a program out of node_modules. */
export const runBin = (name, args, options) => run(at('node_modules', '.bin', name), args, options);

/** Runs the npm that started us, or the one on the path. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath ?? '';
  return npm.endsWith('npm-cli.js') ? run(process.execPath, [npm, ...args], options) : run('npm', args, options);
}

function tail(file, lines = 30) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}
