import type { RouteText } from '@faculty/contracts/kit/entity';
import { readToken } from '../session/session-token.ts';
import { type CallInput, call, lineOf } from './http.ts';
import { takePreloadedAnswer } from './preloaded-calls.ts';

/**
 * How a query makes a documented call. What the document has asked for and got already is there at the first drawing: to draw a screen
 * without it, and once more with it, costs a slow machine half a second.
 */
export function preloadedQueryOptions<Data>(route: RouteText, input: Omit<CallInput, 'signal'>, read: (answer: unknown) => Data) {
  return {
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Data> => read(await call(route, { ...input, signal })),
    initialData(): Data | undefined {
      const arrived = takePreloadedAnswer(...lineOf(route, input), input.body, readToken());
      try {
        return arrived && read(arrived.body);
      } catch {
        // it is asked for again, by a call that can tell what is wrong
        return undefined;
      }
    },
  };
}
