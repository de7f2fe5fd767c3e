import type { FastifyInstance } from 'fastify';

/** Runs work whose duration must not show in the answer (whether an address exists). A stopping server waits for it. */
export function afterAnswer(app: FastifyInstance): (work: () => Promise<void>) => void {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  return (work) => {
    const task = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .catch((error: unknown) => app.log.error({ err: error }, 'work after an answer failed'))
      .finally(() => running.delete(task));
    running.add(task);
  };
}
