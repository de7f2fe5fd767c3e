import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a worker thread that does not keep the process alive. In the build it is `<name>.js` beside this file's bundle (see `build.mjs`);
 * in development and tests it is TypeScript, which is loaded through tsx.
 */
export function startThread(name: string, source: URL, workerData?: unknown): Worker {
  const options = { resourceLimits: { maxOldGenerationSizeMb: 512 }, workerData };
  const worker = import.meta.url.endsWith('.ts')
    ? fromSource(source, options)
    : new Worker(new URL(`./${name}.js`, import.meta.url), options);
  worker.on('error', () => {}); // an unhandled 'error' would end the process; callers listen themselves
  worker.unref();
  return worker;
}

const tsx = new URL('../../../../../node_modules/tsx/dist/esm/api/index.mjs', import.meta.url).href;

function fromSource(source: URL, options: WorkerOptions): Worker {
  const code = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(source.href)}); });`;
  return new Worker(code, { eval: true, ...options });
}
