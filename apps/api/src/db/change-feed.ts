import { randomUUID } from 'node:crypto';
import pg from 'pg';

const channel = 'table_changed';
/** A process that begins to listen tells all others, so that they count together from there on. */
const beginChannel = 'table_versions_begin';
const reconnectMilliseconds = 1_000;
const heartbeatMilliseconds = 500;
/** A connection that broke without a word: after so long without an answer nothing is remembered. */
const staleMilliseconds = 1_000;

/** How changes are heard. */
export type Listener = (changes: ChangeFeed) => { flush(): Promise<void>; isStale(): boolean; close(): Promise<void> };

/**
 * Tells which tables were changed, by this process or any other, through a trigger that every table has
 * (`coverTablesWithTriggers`). What is remembered of the database is forgotten here. While changes cannot be heard,
 * nothing may be remembered.
 */
export class ChangeFeed {
  readonly #versions = new Map<string, number>();
  readonly #readers = new Map<string, (text: string) => void>();
  readonly #watchers: { tables: ReadonlySet<string>; forget: () => void }[] = [];
  /** What the last process to begin has called the beginning, and the changes heard since, by table: the same in all processes. */
  #begun: string | null = null;
  readonly #sinceBegun = new Map<string, number>();
  /** Grows whenever anything may have changed unheard. */
  #gaps = 0;
  #hearing = false;
  #listener: ReturnType<Listener> | undefined;
  readonly #listen: Listener;

  constructor(listen: Listener) {
    this.#listen = listen;
  }

  /** Begins to listen; the database must be migrated. */
  start(): void {
    this.#listener ??= this.#listen(this);
  }

  /** A number that grows with every change to one of these tables; null while changes cannot be heard. */
  versionOf(tables: readonly string[]): number | null {
    if (!this.#hearing || this.#listener?.isStale() === true) return null;
    return tables.reduce((sum, table) => sum + (this.#versions.get(table) ?? 0), this.#gaps);
  }

  /**
   * What these tables are at, by the same name in every process on one database; null while changes cannot be heard. PostgreSQL tells all
   * listeners the same in the same order (that of the commits), so that they count alike. A process that begins to listen, or begins
   * again, gives the count a new name. One that is behind gives an old one until it has heard: see `flush`.
   */
  sharedVersionOf(tables: readonly string[]): string | null {
    if (this.#begun === null || this.versionOf(tables) === null) return null;
    return `${this.#begun}.${tables.reduce((sum, table) => sum + (this.#sinceBegun.get(table) ?? 0), 0)}`;
  }

  /** Calls `forget` after every change to one of these tables, and whenever one may have been missed. */
  onTableChange(tables: readonly string[], forget: () => void): void {
    this.#watchers.push({ tables: new Set(tables), forget });
  }

  /** Calls `read` with what any process, this one among them, tells on a channel (`pg_notify`); call it before `start`. */
  onMessage(channelName: string, read: (text: string) => void): void {
    this.#readers.set(channelName, read);
  }

  /** For the listener: the channels to listen on beside the tables'. */
  get newsChannels(): string[] {
    return [beginChannel, ...this.#readers.keys()];
  }

  /** For the listener: something was told on a channel. */
  receive(channelName: string, text: string): void {
    if (channelName === channel) this.tableChanged(text);
    else if (channelName === beginChannel) this.#begin(text);
    else this.#readers.get(channelName)?.(text);
  }

  /** Waits until every change committed so far has been heard: who has just saved finds nothing old. */
  async flush(): Promise<void> {
    if (this.#hearing) await this.#listener?.flush();
  }

  async close(): Promise<void> {
    this.setListening(false);
    await this.#listener?.close();
  }

  /** For the listener: a table was changed. */
  tableChanged(table: string): void {
    this.#versions.set(table, (this.#versions.get(table) ?? 0) + 1);
    this.#sinceBegun.set(table, (this.#sinceBegun.get(table) ?? 0) + 1);
    for (const { tables, forget } of this.#watchers) if (tables.has(table)) forget();
  }

  /** For the listener: from now on changes are heard, or are not. Either way some may have been missed. */
  setListening(hearing: boolean): void {
    this.#hearing = hearing;
    if (!hearing) this.#begun = null;
    this.#gaps += 1;
    for (const { forget } of this.#watchers) forget();
  }

  #begin(name: string): void {
    this.#begun = name;
    this.#sinceBegun.clear();
  }
}

/** How a process tells all, itself among them, that it has begun to listen. */
const beginning = () => [beginChannel, randomUUID().slice(0, 13)] as const;

/** Listens on a connection of its own, and opens another whenever it is lost. */
export function listenOnServer(connectionString: string): Listener {
  return (changes) => {
    let client: pg.Client | undefined;
    let closed = false;
    let timer: NodeJS.Timeout | undefined;
    let asked: Promise<void> = Promise.resolve();
    let next: Promise<void> | undefined;
    let answered = 0;

    const lose = (lost: pg.Client) => {
      if (client !== lost) return;
      client = undefined;
      changes.setListening(false);
      clearTimeout(timer);
      if (!closed) timer = setTimeout(open, reconnectMilliseconds).unref();
      lost.end().catch(() => {});
    };
    // a backend tells what was committed before it answers the next question
    const ask = async () => {
      const asking = client;
      const at = performance.now();
      await asking?.query('SELECT 1').then(
        () => {
          answered = at;
        },
        () => lose(asking),
      );
    };
    /** Who comes while a question is under way shares the next one. */
    const flush = () => {
      next ??= asked.then(() => {
        next = undefined;
        asked = ask();
        return asked;
      });
      return next;
    };
    const beat = async (beating: pg.Client) => {
      await flush();
      if (client === beating) timer = setTimeout(() => beat(beating), heartbeatMilliseconds).unref();
    };
    const open = async () => {
      const made = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 5_000, keepAlive: true });
      client = made;
      made.on('error', () => lose(made));
      made.on('end', () => lose(made));
      made.on('notification', (told) => changes.receive(told.channel, told.payload ?? ''));
      try {
        await made.connect();
        for (const name of [channel, ...changes.newsChannels]) await made.query(`LISTEN ${name}`);
        await made.query('SELECT pg_notify($1, $2)', [...beginning()]);
        if (client !== made) return;
        answered = performance.now();
        changes.setListening(true);
        await beat(made);
      } catch {
        lose(made);
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
    return { flush, isStale: () => performance.now() - answered > staleMilliseconds, close };
  };
}

/** Gives every table that lacks it the trigger that tells of its changes: a new table needs no step of its own. */
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
