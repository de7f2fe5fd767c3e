import type { ScanOutcome } from '@faculty/contracts/centre/checkin';

/** Notes of each result, in hertz: up for in, down for out, low for what did not count. */
const notes: Record<'in' | 'out' | 'no', readonly number[]> = { in: [660, 990], out: [990, 660], no: [220, 220] };

let context: AudioContext | undefined;

/** Plays what a scan did. Where the browser has no sound, nothing happens. */
export function play(outcome: ScanOutcome | 'kept' | 'refused'): void {
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
