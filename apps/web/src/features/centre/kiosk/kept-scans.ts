import { maxScansPerCall, type ScanOutcome } from '@faculty/contracts/centre/checkin';
import { scannedCode } from '@faculty/contracts/centre/scanned-code';

/** Most queued scans. */
const mostKept = 2_000;

/** A scan queued in this browser until it can be sent. */
export interface KeptScan {
  scan_id: string;
  key: string;
  user_code: string;
  /** ISO 8601, by the server's clock where it is known. */
  scanned_at: string;
}

/** A queued scan that did not count; the person has left. */
export interface MissedScan {
  /** The last digits of the card only. */
  digits: string;
  scanned_at: string;
  outcome: MissedOutcome;
}
export const missedOutcomes = ['unknown', 'cancelled', 'too_old'] as const satisfies ScanOutcome[];
type MissedOutcome = (typeof missedOutcomes)[number];

/** Most entries shown; older ones are dropped. */
const mostMissed = 50;
const shownDigits = 4;

const waiting = 'scans';
const missed = 'missed';

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('checkin', 2);
    request.onupgradeneeded = () => {
      const stores = request.result.objectStoreNames;
      // an installed kiosk has the first store already
      for (const name of [waiting, missed].filter((name) => !stores.contains(name))) {
        request.result.createObjectStore(name, { keyPath: 'n', autoIncrement: true });
      }
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** One transaction, resolved when it is on disk. */
async function within<Result>(
  mode: IDBTransactionMode,
  work: (scans: IDBObjectStore) => IDBRequest<Result>,
  store = waiting,
): Promise<Result> {
  const database = await opened();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode);
    const request = work(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  }).finally(() => database.close()) as Promise<Result>;
}

export const countKept = () => within('readonly', (scans) => scans.count());

/** Appends a scan to the queue. Resolves to whether there was room. */
export async function keepScan(scan: KeptScan): Promise<boolean> {
  if ((await countKept()) >= mostKept) return false;
  await within('readwrite', (scans) => scans.add(scan));
  return true;
}

/** The first scans of one key, in order. */
export async function firstKept(): Promise<(KeptScan & { n: number })[]> {
  const first = (await within('readonly', (scans) => scans.getAll(undefined, maxScansPerCall))) as (KeptScan & { n: number })[]; // as they were kept
  return first.filter(({ key }) => key === first[0]?.key);
}

/** Removes the scans up to this one: the server has answered them. */
export const forgetUpTo = (n: number) => within('readwrite', (scans) => scans.delete(IDBKeyRange.upperBound(n)));

/** Stores scans that did not count, until somebody has seen them. */
export async function recordMissedScans(scans: { scan: KeptScan; outcome: MissedOutcome }[]): Promise<void> {
  for (const { scan, outcome } of scans) {
    const digits = (scannedCode(scan.user_code) ?? scan.user_code).slice(-shownDigits);
    await within('readwrite', (store) => store.add({ digits, scanned_at: scan.scanned_at, outcome }), missed);
  }
}

/** The latest scans that did not count. */
export async function missedScans(): Promise<MissedScan[]> {
  const all = (await within('readonly', (store) => store.getAll(), missed)) as MissedScan[]; // as they were noted
  return all.slice(-mostMissed);
}

export const forgetMissed = () => within('readwrite', (store) => store.clear(), missed);
