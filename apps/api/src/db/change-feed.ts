import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { setUtc } from './set-utc.ts';

const channel = 'table_changed';
/** A process that starts to listen notifies all others, so that all restart their shared counts. */
const resetChannel = 'table_versions_begin';
const reconnectMilliseconds = 1_000;
const heartbeatMilliseconds = 500;
/** Without an answer for this long the connection is considered broken, and nothing is cached. */
const staleMilliseconds = 1_000;

/** Connects the change feed to the database. */
export type Listener = (changes: ChangeFeed) => { flush(): Promise<void>; isStale(): boolean; close(): Promise<void> };

/**
 * Notifies of changed tables, by this process or any other, through a trigger on every table (`addChangeTriggers`). Caches of database
 * contents are invalidated by it. While it is disconnected, nothing may be cached.
 */
export class ChangeFeed {
  /** Counts changes and gaps; the time by which they are ordered. */
  #clock = 0;
  /** The last change by table. */
  readonly #changedAt = new Map<string, number>();
  readonly #readers = new Map<string, (text: string) => void>();
  readonly #watchers: { tables: ReadonlySet<string>; forget: () => void }[] = [];
  /** Identifier of the last reset, and the number of changes since then by table: the same in all processes. */
  #resetId: string | null = null;
  readonly #sinceReset = new Map<string, number>();
  /** When changes may have been missed last. */
  #gapAt = 0;
  #isListening = false;
  #listener: ReturnType<Listener> | undefined;
  readonly #listen: Listener;

  constructor(listen: Listener) {
    this.#listen = listen;
  }

  /** Starts to listen; the database must be migrated. */
  start(): void {
    this.#listener ??= this.#listen(this);
  }

  /** A number that increases with every change to one of these tables; null while disconnected. */
  versionOf(tables: Iterable<string>): number | null {
    if (!this.#isListening || this.#listener?.isStale() === true) return null;
    let last = this.#gapAt;
    for (const table of tables) last = Math.max(last, this.#changedAt.get(table) ?? 0);
    return last;
  }

  /** The version of all tables: what is read after it has a greater `versionOf` once it is outdated. Null while disconnected. */
  now(): number | null {
    return this.versionOf([]) === null ? null : this.#clock;
  }

  /**
   * A version of these tables that is equal in all processes on one database; null while disconnected. PostgreSQL notifies all listeners
   * in the order of the commits, so their counts agree. A process that connects starts a new count with a new id. A process that lags
   * behind returns an old version until it has received the notifications: see `flush`.
   */
  sharedVersionOf(tables: readonly string[]): string | null {
    if (this.#resetId === null || this.versionOf(tables) === null) return null;
    return `${this.#resetId}.${tables.reduce((sum, table) => sum + (this.#sinceReset.get(table) ?? 0), 0)}`;
  }

  /** Calls `forget` after every change to one of these tables, and whenever changes may have been missed. */
  onTableChange(tables: readonly string[], forget: () => void): void {
    this.#watchers.push({ tables: new Set(tables), forget });
  }

  /** Calls `read` with every message of any process, including this one, on a channel (`pg_notify`). Call it before `start`. */
  onMessage(channelName: string, read: (text: string) => void): void {
    this.#readers.set(channelName, read);
  }

  /** For the listener: the channels besides that of table changes. */
  get messageChannels(): string[] {
    return [resetChannel, ...this.#readers.keys()];
  }

  /** For the listener: a message arrived on a channel. */
  receive(channelName: string, text: string): void {
    if (channelName === channel) this.tableChanged(text);
    else if (channelName === resetChannel) this.#reset(text);
    else this.#readers.get(channelName)?.(text);
  }

  /** Waits until all changes committed so far have been received, so that a caller reads its own writes. */
  async flush(): Promise<void> {
    if (this.#isListening) await this.#listener?.flush();
  }

  async close(): Promise<void> {
    this.setListening(false);
    await this.#listener?.close();
  }

  /** For the listener: a table was changed. */
  tableChanged(table: string): void {
    this.#clock += 1;
    this.#changedAt.set(table, this.#clock);
    this.#sinceReset.set(table, (this.#sinceReset.get(table) ?? 0) + 1);
    for (const { tables, forget } of this.#watchers) if (tables.has(table)) forget();
  }

  /** For the listener: connected or disconnected. In both cases changes may have been missed. */
  setListening(isListening: boolean): void {
    this.#isListening = isListening;
    if (!isListening) this.#resetId = null;
    this.#clock += 1;
    this.#gapAt = this.#clock;
    for (const { forget } of this.#watchers) forget();
  }

  #reset(id: string): void {
    this.#resetId = id;
    this.#sinceReset.clear();
  }
}

/** Channel and payload with which a process notifies all, including itself, that it has started to listen. */
const resetMessage = () => [resetChannel, randomUUID().slice(0, 13)] as const;

/** Listens on a separate connection, and reconnects when it is lost. */
export function listenOnServer(connectionString: string): Listener {
  return (changes) => {
    let client: pg.Client | undefined;
    let closed = false;
    let timer: NodeJS.Timeout | undefined;
    let lastPing: Promise<void> = Promise.resolve();
    let nextPing: Promise<void> | undefined;
    let lastAnswerAt = 0;

    const disconnect = (lost: pg.Client) => {
      if (client !== lost) return;
      client = undefined;
      changes.setListening(false);
      clearTimeout(timer);
      if (!closed) timer = setTimeout(open, reconnectMilliseconds).unref();
      lost.end().catch(() => {});
    };
    // a backend delivers pending notifications before it answers a query
    const ping = async () => {
      const pinged = client;
      const at = performance.now();
      await pinged?.query('SELECT 1').then(
        () => {
          lastAnswerAt = at;
        },
        () => disconnect(pinged),
      );
    };
    /** Calls during a running ping share the next one. */
    const flush = () => {
      nextPing ??= lastPing.then(() => {
        nextPing = undefined;
        lastPing = ping();
        return lastPing;
      });
      return nextPing;
    };
    const beat = async (beating: pg.Client) => {
      await flush();
      if (client === beating) timer = setTimeout(() => beat(beating), heartbeatMilliseconds).unref();
    };
    const open = async () => {
      const created = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 5_000, keepAlive: true });
      client = created;
      created.on('error', () => disconnect(created));
      created.on('end', () => disconnect(created));
      created.on('notification', (notification) => changes.receive(notification.channel, notification.payload ?? ''));
      try {
        await created.connect();
        await setUtc(created);
        for (const name of [channel, ...changes.messageChannels]) await created.query(`LISTEN ${name}`);
        await created.query('SELECT pg_notify($1, $2)', [...resetMessage()]);
        if (client !== created) return;
        lastAnswerAt = performance.now();
        changes.setListening(true);
        await beat(created);
      } catch {
        disconnect(created);
      }
    };
    void open();

    const close = async () => {
      closed = true;
      clearTimeout(timer);
      const closing = client;
      client = undefined;
      await closing?.end().catch(() => {});
    };
    return { flush, isStale: () => performance.now() - lastAnswerAt > staleMilliseconds, close };
  };
}

/** Adds the change trigger to all tables without it, so that a new table needs no migration step for it. */
export async function addChangeTriggers(client: pg.ClientBase): Promise<void> {
  await client.query(`
    CREATE OR REPLACE FUNCTION tell_table_changed() RETURNS trigger LANGUAGE plpgsql AS
      $$BEGIN PERFORM pg_notify('${channel}', TG_TABLE_NAME); RETURN NULL; END$$;
    DO $$
    DECLARE name text;
    BEGIN
      FOR name IN
        SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> '_prisma_migrations'
        AND NOT EXISTS (SELECT 1 FROM pg_trigger WHERE tgrelid = pg_class.oid AND tgname = 'tell_table_changed')
      LOOP
        EXECUTE format('CREATE TRIGGER tell_table_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I EXECUTE FUNCTION tell_table_changed()', name);
      END LOOP;
    END$$`);
}
