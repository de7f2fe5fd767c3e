import type pg from 'pg';

export interface Account {
  id: number;
  user_name: string;
  email: string;
  role: 'admin' | 'user';
}

/** The accounts here, and which of them is whom of the folder: one person is one account, by user name in any case, then by e-mail. */
export class People {
  readonly #byName = new Map<string, Account>();
  readonly #byEmail = new Map<string, Account>();
  readonly #byId = new Map<number, Account>();

  static async read(pool: pg.Pool): Promise<People> {
    const people = new People();
    const { rows } = await pool.query<Account>('SELECT id, user_name, email, role FROM users ORDER BY id');
    for (const account of rows) people.add(account);
    return people;
  }

  add(account: Account): void {
    this.#byId.set(account.id, account);
    this.call(account.user_name, account);
    const email = folded(account.email);
    if (email !== '' && !this.#byEmail.has(email)) this.#byEmail.set(email, account);
  }

  /** Somebody of the folder is an account here. */
  call(name: unknown, account: Account): void {
    const user_name = folded(name);
    if (user_name !== '' && !this.#byName.has(user_name)) this.#byName.set(user_name, account);
  }

  withId(id: number): Account | undefined {
    return this.#byId.get(id);
  }

  find({ user_name, email }: { user_name?: unknown; email?: unknown }): Account | undefined {
    return this.#byName.get(folded(user_name)) ?? this.#byEmail.get(folded(email));
  }

  /** The user name here of whom a record of the folder names. */
  nameOf(user_name: unknown): string | undefined {
    return this.#byName.get(folded(user_name))?.user_name;
  }
}

const folded = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim().toLowerCase() : '');
