import type { ScanAnswer, ScanOutcome } from '@faculty/contracts/centre/checkin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { HttpError } from '../../../kit/api/http.ts';
import { randomUuid } from '../../../kit/api/random-uuid.ts';
import { countKept, forgetMissed, keepScan, type MissedScan, missedScans } from './kept-scans.ts';
import { askState, isAway, sendKept, sendScan } from './kiosk-calls.ts';

/** Notes of each result, in hertz: up for in, down for out, low for what did not count. */
const notes: Record<'in' | 'out' | 'no', readonly number[]> = { in: [660, 990], out: [990, 660], no: [220, 220] };

let context: AudioContext | undefined;

/** The outcome of the last scan; `kept` is queued in this browser. */
export type Shown = { kind: 'answer'; answer: ScanAnswer } | { kind: 'kept' | 'full' | 'slow' | 'busy' };

const showMilliseconds = 6_000;
const askMilliseconds = 20_000;
const retryMilliseconds = 5_000;

/** A kiosk's state: whether its key is valid, what the last scan did, how many scans wait to be sent, which of those sent did not count. */
export function useKiosk(key: string, isMuted: boolean) {
  const [isValid, setValid] = useState(true);
  const [shown, setShown] = useState<Shown | null>(null);
  const [waiting, setWaiting] = useState(0);
  const [missed, setMissed] = useState<MissedScan[]>([]);
  /** How much the server's clock is ahead of ours. */
  const ahead = useRef(0);
  const sending = useRef<Promise<void> | null>(null);
  /** Answers after unmount are ignored. */
  const isMounted = useRef(false);

  const ask = useCallback(async () => {
    const state = await askState(key).catch(() => null);
    if (!state || !isMounted.current) return;
    ahead.current = state.now.getTime() - Date.now();
    setValid(state.isValid);
  }, [key]);

  const flush = useCallback(() => {
    sending.current ??= sendKept()
      .catch(() => {})
      .then(async () => {
        sending.current = null;
        const [count, notCounted] = [await countKept(), await missedScans()];
        if (!isMounted.current) return;
        setWaiting(count);
        setMissed(notCounted);
      });
    return sending.current;
  }, []);

  useEffect(() => {
    isMounted.current = true;
    void ask();
    void flush();
    const asking = setInterval(ask, askMilliseconds);
    const retrying = setInterval(async () => (await countKept()) > 0 && flush(), retryMilliseconds);
    const back = () => void ask().then(flush);
    window.addEventListener('online', back);
    return () => {
      isMounted.current = false;
      clearInterval(asking);
      clearInterval(retrying);
      window.removeEventListener('online', back);
    };
  }, [ask, flush]);

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), showMilliseconds);
    return () => clearTimeout(timer);
  }, [shown]);

  function tell(what: Shown): void {
    if (!isMounted.current) return;
    setShown(what);
    if (!isMuted) play(what.kind === 'answer' ? what.answer.outcome : what.kind === 'kept' ? 'kept' : 'refused');
  }

  async function keep(user_code: string, scan_id: string, at: number): Promise<void> {
    const hasRoom = await keepScan({ key, user_code, scan_id, scanned_at: new Date(at).toISOString() });
    const count = await countKept();
    if (isMounted.current) setWaiting(count);
    tell({ kind: hasRoom ? 'kept' : 'full' });
  }

  async function scan(user_code: string): Promise<void> {
    const scan_id = randomUuid();
    const at = Date.now() + ahead.current;
    // behind those that wait: they were first
    if ((await countKept()) > 0) return keep(user_code, scan_id, at).then(() => void flush());
    try {
      tell({ kind: 'answer', answer: await sendScan(key, { user_code, scan_id }) });
    } catch (error) {
      if (isAway(error)) return keep(user_code, scan_id, at);
      const code = error instanceof HttpError ? error.answer?.code : undefined;
      if (code === 'checkin_key') setValid(false);
      else tell({ kind: code === 'checkin_busy' ? 'busy' : 'slow' });
    }
  }

  const dismissMissed = () => void forgetMissed().then(() => setMissed([]));

  return { isValid, shown, waiting, missed, dismissMissed, scan };
}

/** Plays what a scan did. Where the browser has no sound, nothing happens. */
function play(outcome: ScanOutcome | 'kept' | 'refused'): void {
  try {
    context ??= new AudioContext();
    const kind = outcome === 'in' || outcome === 'kept' ? 'in' : outcome === 'out' ? 'out' : 'no';
    for (const [index, frequency] of notes[kind].entries()) tone(context, frequency, context.currentTime + index * 0.14);
  } catch {
    // a kiosk without sound still works
  }
}

function tone(sound: AudioContext, frequency: number, start: number): void {
  const oscillator = sound.createOscillator();
  const volume = sound.createGain();
  oscillator.frequency.value = frequency;
  volume.gain.setValueAtTime(0.2, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.13);
  oscillator.connect(volume).connect(sound.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.14);
}
