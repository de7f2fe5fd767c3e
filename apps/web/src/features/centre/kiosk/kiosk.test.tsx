import 'fake-indexeddb/auto';
import type { ScanOutcome } from '@faculty/contracts/centre/checkin';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call, HttpError } from '../../../kit/api/http.ts';
import { countKept, forgetMissed, forgetUpTo, keepScan, missedScans } from './kept-scans.ts';
import { useKiosk } from './use-kiosk.ts';

interface Sent {
  user_code?: string;
  scan_id?: string;
  scans?: { user_code: string; scan_id: string; scanned_at: string }[];
}

/** What the server did with every scan, by its number: a number that comes again is answered again. */
const taken = new Map<string, string>();
const sent: string[] = [];
let network: 'on' | 'off' | 'answers are lost' = 'on';
let refusal: HttpError | null = null;
/** Answers to so many kept scans, then makes the kiosk wait. */
let patience = Number.POSITIVE_INFINITY;
/** Kept scans of these codes do not count. */
let outcomes: Record<string, ScanOutcome> = {};
let ahead = 0;

const offline = () => new HttpError(0, null);
const refused = (status: number, code: 'checkin_key' | 'checkin_busy' | 'rate_limited') =>
  new HttpError(status, { statusCode: status, code, message: '', requestId: '' });

function serve(route: string, body: Sent): unknown {
  const at = new Date(Date.now() + ahead).toISOString();
  if (route.endsWith('/state')) return { isValid: true, key_end_at: at, now: at };
  const take = (scan_id: string, user_code: string) => {
    sent.push(user_code);
    if (!taken.has(scan_id)) taken.set(scan_id, user_code);
  };
  const outcome: ScanOutcome = 'in';
  if (body.scans) {
    const answered = body.scans.slice(0, patience);
    for (const { scan_id, user_code } of answered) take(scan_id, user_code);
    return { results: answered.map(({ scan_id, user_code }) => ({ scan_id, outcome: outcomes[user_code] ?? outcome })) };
  }
  take(body.scan_id as string, body.user_code as string);
  return { outcome, name_th: 'นวล', name_en: 'Nuan', at, time_in: null, picture: null };
}

beforeEach(async () => {
  await forgetUpTo(Number.MAX_SAFE_INTEGER);
  taken.clear();
  sent.length = 0;
  network = 'on';
  refusal = null;
  patience = Number.POSITIVE_INFINITY;
  outcomes = {};
  await forgetMissed();
  ahead = 0;
  vi.mocked(call).mockImplementation(async (route, { body } = {}) => {
    if (network === 'off') throw offline();
    if (refusal && !route.endsWith('/state')) throw refusal;
    const answer = serve(route, (body ?? {}) as Sent);
    if (network === 'answers are lost') throw offline();
    return answer;
  });
});

async function kiosk() {
  const { result } = renderHook(() => useKiosk('key', true));
  await waitFor(() => expect(call).toHaveBeenCalled());
  const scan = (code: string) => act(() => result.current.scan(code));
  const isBack = () => act(async () => void window.dispatchEvent(new Event('online')));
  return { state: () => result.current, scan, isBack };
}

test('a scan whose answer was lost is kept and sent again under its number: it counts once', async () => {
  const { state, scan, isBack } = await kiosk();
  network = 'answers are lost';
  await scan('111');
  expect(state().shown).toEqual({ kind: 'kept' });
  network = 'on';
  await isBack();
  await waitFor(() => expect(state().waiting).toBe(0));
  expect([sent, [...taken.values()]]).toEqual([['111', '111'], ['111']]);
});

test('scans without network wait in their order, and one that comes while others wait goes behind them', async () => {
  const { state, scan, isBack } = await kiosk();
  network = 'off';
  for (const code of ['111', '222', '333']) await scan(code);
  expect(state().waiting).toBe(3);
  patience = 1;
  network = 'on';
  await scan('444');
  await isBack();
  await waitFor(() => expect(state().waiting).toBe(0));
  expect(sent).toEqual(['111', '222', '333', '444']);
});

test('what the server does not answer stays, until it no longer makes the kiosk wait', async () => {
  const { state, scan, isBack } = await kiosk();
  network = 'off';
  for (const code of ['111', '222']) await scan(code);
  network = 'on';
  refusal = refused(429, 'rate_limited');
  await isBack();
  await waitFor(() => expect(state().waiting).toBe(2));
  refusal = null;
  await isBack();
  await waitFor(() => expect(state().waiting).toBe(0));
  expect([...taken.values()]).toEqual(['111', '222']);
});

test('scans of a key that nobody knows any more are forgotten, and those of the next one are sent', async () => {
  await keepScan({ key: 'gone', user_code: '111', scan_id: 'a', scanned_at: new Date().toISOString() });
  await keepScan({ key: 'key', user_code: '222', scan_id: 'b', scanned_at: new Date().toISOString() });
  vi.mocked(call).mockImplementation(async (route, { body, params } = {}) => {
    if (params?.key === 'gone') throw refused(403, 'checkin_key');
    return serve(route, (body ?? {}) as Sent);
  });
  const { state } = await kiosk();
  await waitFor(() => expect(sent).toEqual(['222']));
  await waitFor(() => expect(state().waiting).toBe(0));
});

test('kept scans that did not count are told by their last digits until somebody has seen it', async () => {
  const { state, scan, isBack } = await kiosk();
  outcomes = { '69100022': 'unknown', 'ุตๅจจจ--': 'cancelled' };
  network = 'off';
  for (const code of ['69100011', '69100022', 'ุตๅจจจ--']) await scan(code);
  network = 'on';
  await isBack();
  await waitFor(() => expect(state().missed).toHaveLength(2));
  expect(state().missed).toMatchObject([
    { digits: '0022', outcome: 'unknown', scanned_at: expect.any(String) },
    { digits: '0033', outcome: 'cancelled' },
  ]);
  act(() => state().dismissMissed());
  await waitFor(() => expect(state().missed).toEqual([]));
  expect(await missedScans()).toEqual([]);
});

test('too many members within a minute are told so, not that a code is wrong', async () => {
  const { state, scan } = await kiosk();
  refusal = refused(429, 'checkin_busy');
  await scan('111');
  expect([state().shown, state().waiting]).toEqual([{ kind: 'busy' }, 0]);
});

test('a key that has ended is said, and nothing is kept', async () => {
  const { state, scan } = await kiosk();
  refusal = refused(403, 'checkin_key');
  await scan('111');
  expect([state().isValid, state().waiting, state().shown]).toEqual([false, 0, null]);
});

test('a scan is kept with the server’s time, however wrong the clock of this machine is', async () => {
  ahead = 3_600_000;
  const { scan, isBack } = await kiosk();
  await act(async () => void (await new Promise((settled) => setTimeout(settled, 50))));
  network = 'off';
  await scan('111');
  network = 'on';
  await isBack();
  await waitFor(() => expect(sent).toEqual(['111']));
  const bodies = vi.mocked(call).mock.calls.flatMap(([, input]) => (input?.body as Sent | undefined)?.scans ?? []);
  const minutes = (new Date(bodies.at(-1)?.scanned_at ?? 0).getTime() - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(58);
});

test('two thousand scans are kept, and the next one is told that there is no room', async () => {
  network = 'off';
  const scanned_at = new Date().toISOString();
  for (let n = 0; n < 2_000; n += 1) await keepScan({ key: 'key', user_code: '111', scan_id: String(n), scanned_at });
  const { state, scan } = await kiosk();
  await scan('222');
  expect(state().shown).toEqual({ kind: 'full' });
  expect(await countKept()).toBe(2_000);
}, 30_000);
