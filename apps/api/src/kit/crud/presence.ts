import { goneMilliseconds, mostPresent } from '@faculty/contracts/shell/open-records';

/** Who has a record open, as one of the processes was told. */
export interface Presence {
  /** `work 12`. */
  record: string;
  user_name: string;
  state: 'open' | 'changed' | 'closed';
}

interface Present {
  since: number;
  seen: number;
  isChanging: boolean;
}

/** Most records that anybody has open. */
const mostRecords = 2_000;

/**
 * Who has which record open: in memory, bounded, and forgotten unless it is reported again. Each process notifies the others, so that all
 * know the same; one that starts knows it after the next reports.
 */
export class PresenceMap {
  readonly #records = new Map<string, Map<string, Present>>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  report({ record, user_name, state }: Presence): void {
    const now = this.#now();
    const people = this.#records.get(record) ?? new Map<string, Present>();
    const since = people.get(user_name)?.since ?? now;
    people.delete(user_name);
    // the records reported last come last
    this.#records.delete(record);
    if (state !== 'closed') people.set(user_name, { since, seen: now, isChanging: state === 'changed' });
    for (const [name, { seen }] of people) if (now - seen > goneMilliseconds) people.delete(name);
    if (people.size > 0) this.#records.set(record, people);
    if (this.#records.size > mostRecords) this.#records.delete(this.#records.keys().next().value as string);
  }

  /** Who else has it open, the first first. */
  others(record: string, user_name: string): { user_name: string; since: Date; isChanging: boolean }[] {
    const now = this.#now();
    return [...(this.#records.get(record) ?? [])]
      .filter(([name, { seen }]) => name !== user_name && now - seen <= goneMilliseconds)
      .map(([name, { since, isChanging }]) => ({ user_name: name, since: new Date(since), isChanging }))
      .sort((left, right) => left.since.getTime() - right.since.getTime())
      .slice(0, mostPresent);
  }
}
