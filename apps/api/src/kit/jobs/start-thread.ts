import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread that does not keep the process alive. Built, it is `<name>.js` beside this file's bundle (`build.mjs` names it);
 * in development and in tests it may be TypeScript, which a thread of Node 20 must be told how to read.
 */
export function startThread(name: string, source: URL, workerData?: unknown): Worker {
  const options = { resourceLimits: { maxOldGenerationSizeMb: 512 }, workerData };
  const worker = import.meta.url.endsWith('.ts')
    ? fromSource(source, options)
    : new Worker(new URL(`./${name}.js`, import.meta.url), options);
  worker.on('error', () => {}); // told to whoever waits for it
  worker.unref();
  return worker;
}

const tsx = new URL('../../../../../node_modules/tsx/dist/esm/api/index.mjs', import.meta.url).href;

function fromSource(source: URL, options: WorkerOptions): Worker {
  const code = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(source.href)}); });`;
  return new Worker(code, { eval: true, ...options });
}
