import { Worker } from 'node:worker_threads';

/**
 * Starts a thread that does not keep the process alive. Built, it is `<name>.js` beside this file's bundle (`build.mjs` names it);
 * in development and in tests it is TypeScript, which a thread of Node 20 must be told how to read.
 */
export function startThread(name: string, source: URL): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: 512 };
  const worker = import.meta.url.endsWith('.ts')
    ? new Worker(fromSource(source), { eval: true, resourceLimits })
    : new Worker(new URL(`./${name}.js`, import.meta.url), { resourceLimits });
  worker.on('error', () => {}); // told to whoever waits for it
  worker.unref();
  return worker;
}

const tsx = new URL('../../../../node_modules/tsx/dist/esm/api/index.mjs', import.meta.url).href;
const fromSource = (source: URL) => `import(${JSON.stringify(tsx)})
  .then(({ register }) => { register(); return import(${JSON.stringify(source.href)}); });`;
