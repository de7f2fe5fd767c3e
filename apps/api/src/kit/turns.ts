import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Work on a text of so many characters takes some milliseconds of this thread. */
const long = 100_000;
let turns: Promise<unknown> = Promise.resolve();

/**
 * Long pieces of work come one to a turn of the event loop, in the order they ask: between two of them everybody else is served.
 * Ten that become ready at once would otherwise run one after the other, and a short call would wait for all of them.
 */
export function ownTurn(): Promise<unknown> {
  turns = turns.then(() => new Promise((resolve) => setImmediate(resolve)));
  return turns;
}

/** A turn of its own for a record with a long text: sending it to the database and writing it out both go through all of it. */
export async function turnFor(record: object): Promise<void> {
  for (const value of Object.values(record)) {
    if ((typeof value === 'string' || Buffer.isBuffer(value)) && value.length > long) return void (await ownTurn());
  }
}

/** Answers with a long text are written out one to a turn. */
export const turnsPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('preSerialization', async (_request, _reply, answer) => {
    if (typeof answer === 'object' && answer !== null) await turnFor(answer);
    return answer;
  });
});
