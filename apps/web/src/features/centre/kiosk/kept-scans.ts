import { mostSent } from '@faculty/contracts/centre/checkin';

/** So many are kept at most. */
const mostKept = 2_000;

/** A scan that waits in this browser until it can be sent. */
export interface KeptScan {
  scan_id: string;
  key: string;
  user_code: string;
  /** ISO 8601, by the server's clock as far as it is known. */
  scanned_at: string;
}

const store = 'scans';

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('checkin', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'n', autoIncrement: true });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** One transaction, answered when it is on the disk. */
async function within<Result>(mode: IDBTransactionMode, work: (scans: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const database = await opened();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode);
    const request = work(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  }).finally(() => database.close()) as Promise<Result>;
}

export const countKept = () => within('readonly', (scans) => scans.count());

/** Keeps a scan behind those before it. Answers whether there was room. */
export async function keepScan(scan: KeptScan): Promise<boolean> {
  if ((await countKept()) >= mostKept) return false;
  await within('readwrite', (scans) => scans.add(scan));
  return true;
}

/** The first ones, in their order, of one key. */
export async function firstKept(): Promise<(KeptScan & { n: number })[]> {
  const first = (await within('readonly', (scans) => scans.getAll(undefined, mostSent))) as (KeptScan & { n: number })[]; // as they were kept
  return first.filter(({ key }) => key === first[0]?.key);
}

/** Forgets the scans up to this one: they have been answered. */
export const forgetUpTo = (n: number) => within('readwrite', (scans) => scans.delete(IDBKeyRange.upperBound(n)));
