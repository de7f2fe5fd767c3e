import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { broadcaster } from '../../db/broadcast.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { lruMap } from '../../kit/jobs/lru-map.ts';

/** So many different members one key may name within a minute: more than scan at a door, fewer than a list that is tried. */
const mostNamed = 60;
const windowMilliseconds = 60_000;

/** Counts the different members whom a kiosk's key has named, over all processes on one database. */
export class NamedMembers {
  readonly #named = lruMap<Map<number, number>>();
  readonly #tell: (named: { key: string; user_id: number }) => void;

  /** Before the server is ready: others are to be heard from the beginning. */
  constructor(app: FastifyInstance) {
    const news = z.object({ key: z.string().max(60), user_id: z.int() });
    this.#tell = broadcaster(app, 'checkin_named', news, ({ key, user_id }) => this.#add(key, user_id));
  }

  /** Counts a member before the answer names them. @throws ApiError `checkin_busy` when this key has named too many */
  assert(key: string, user_id: number): void {
    const named = this.#of(key);
    if (!named.has(user_id) && named.size >= mostNamed) throw new ApiError('checkin_busy');
    this.#add(key, user_id);
    this.#tell({ key, user_id });
  }

  #add(key: string, user_id: number): void {
    const named = this.#of(key);
    named.delete(user_id); // to the end: the first one is then the oldest
    named.set(user_id, performance.now());
    this.#named.set(key, named);
  }

  #of(key: string): Map<number, number> {
    const named = this.#named.get(key) ?? new Map<number, number>();
    for (const [user_id, at] of named) {
      if (at + windowMilliseconds > performance.now()) break;
      named.delete(user_id);
    }
    return named;
  }
}
