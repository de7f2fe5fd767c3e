import type { Prisma, PrismaClient } from '../../generated/client.ts';

/** A file in the store that has no row yet. */
export interface DemoFile {
  path: string;
  name: string;
  mime: string;
  bytes: number;
  width: number | null;
  height: number | null;
  hasSmall: boolean;
  sha256: string;
  smallSha256: string | null;
}

/** The product's file store, as the demo data uses it. */
export interface DemoFiles {
  /** One of the demo's own pictures, by its file name. */
  picture(name: string): Promise<Buffer>;
  /** Stores a file in a folder as an upload does. */
  put(folder: string, content: Buffer, name: string): Promise<DemoFile>;
  /** Gives files their rows inside the transaction that writes the records they belong to. */
  claim(db: Prisma.TransactionClient, files: readonly DemoFile[], createdBy: string): Promise<void>;
  /** Removes files whose records were not written. */
  remove(paths: readonly string[]): Promise<void>;
}

/** Addresses of the demo's uploads by file name, for texts that insert them. */
export async function uploadAddresses(db: PrismaClient): Promise<ReadonlyMap<string, string>> {
  const uploads = await db.upload.findMany({ select: { uploads_url: true, file: { select: { name: true } } } });
  return new Map(uploads.map(({ uploads_url, file }) => [file.name, `/files/${uploads_url}`]));
}

/** Runs the work for every item, four at a time. */
export async function eachOf<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length);
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return results;
}

export interface DemoOptions {
  hashPassword: (password: string) => Promise<string>;
  /** Who the stand-in for Office365 says the person with this id is. */
  identityOf: (id: number) => { sso_tenant: string; sso_subject: string };
  /** Dates are spread around this day. */
  today?: Date;
}

/** Ten thousand rows with their search indexes take a while on the embedded database. */
export const longestMilliseconds = 120_000;

/** Writes the rows of stored files and runs the work in one transaction; removes the files if it fails. */
export async function inTransaction(
  db: PrismaClient,
  files: DemoFiles,
  stored: readonly (DemoFile | null)[],
  createdBy: string,
  work: (tx: Prisma.TransactionClient) => Promise<void>,
): Promise<void> {
  const kept = stored.filter((file) => file !== null);
  const claimAndWork = async (tx: Prisma.TransactionClient) => {
    await files.claim(tx, kept, createdBy);
    await work(tx);
  };
  try {
    await db.$transaction(claimAndWork, { timeout: longestMilliseconds });
  } catch (error) {
    await files.remove(kept.map((file) => file.path));
    throw error;
  }
}

/** The user names of all accounts. */
export async function userNames(db: Prisma.TransactionClient): Promise<ReadonlySet<string>> {
  return new Set((await db.user.findMany({ select: { user_name: true } })).map((user) => user.user_name));
}
