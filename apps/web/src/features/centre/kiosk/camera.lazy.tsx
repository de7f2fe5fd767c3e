import { Button, Group, Text } from '@mantine/core';
import { IconCameraOff, IconCameraRotate } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import classes from './kiosk.module.css';
import { kioskPhrases } from './kiosk.phrases.ts';

/** Reads a frame of the camera; null where there is no barcode in it. */
type FrameReader = (video: HTMLVideoElement) => Promise<string | null>;

/** The used part of the browser's BarcodeDetector; TypeScript has no types for it yet. */
interface BrowserDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface BrowserDetectorClass {
  new (options: { formats: string[] }): BrowserDetector;
  getSupportedFormats(): Promise<string[]>;
}

/** What cards of libraries and universities carry. */
const formats = ['code_128', 'code_39', 'itf', 'ean_13', 'ean_8', 'codabar', 'qr_code'];

const readMilliseconds = 150;
/** A card that is held before the camera is one scan; later it may be shown again. */
const sameMilliseconds = 8_000;

type Facing = 'environment' | 'user';

/** The camera's picture; a barcode in it is a scan. */
export function Camera({ onScan, onClose }: { onScan(code: string): void; onClose(): void }) {
  const t = usePhrases(kioskPhrases);
  const video = useRef<HTMLVideoElement>(null);
  const [facing, setFacing] = useState<Facing>('environment');
  const [isDenied, setDenied] = useState(false);
  const [cameras, setCameras] = useState(1);
  const scan = useRef(onScan);
  scan.current = onScan;

  useEffect(() => {
    const shown = video.current;
    if (!shown) return;
    let isOver = false;
    let stream: MediaStream | undefined;
    let next: ReturnType<typeof setTimeout>;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: facing, width: { ideal: 1280 } } });
      if (isOver) return stop();
      shown.srcObject = stream;
      await shown.play();
      const devices = await navigator.mediaDevices.enumerateDevices();
      setCameras(devices.filter(({ kind }) => kind === 'videoinput').length);
      const read = await frameReader();
      const seen = scansIn(read, (code) => scan.current(code));
      const look = async () => {
        await seen(shown).catch(() => {});
        if (!isOver) next = setTimeout(look, readMilliseconds);
      };
      void look();
    };
    start().catch(() => !isOver && setDenied(true));
    return () => {
      isOver = true;
      clearTimeout(next);
      stop();
    };
  }, [facing]);

  return (
    <div className={classes.camera}>
      {isDenied ? (
        <Text role="alert">{t.cameraDenied}</Text>
      ) : (
        <div className={classes.view}>
          <video ref={video} muted playsInline data-facing={facing} />
          <Text size="sm">{t.cameraHint}</Text>
        </div>
      )}
      <Group justify="center">
        {cameras > 1 && (
          <Button
            variant="default"
            leftSection={<IconCameraRotate size={20} aria-hidden />}
            onClick={() => setFacing(facing === 'user' ? 'environment' : 'user')}
          >
            {t.otherCamera}
          </Button>
        )}
        <Button variant="default" leftSection={<IconCameraOff size={20} aria-hidden />} onClick={onClose}>
          {t.cameraOff}
        </Button>
      </Group>
    </div>
  );
}

/**
 * Turns reads of frames into scans: a code that two frames in a row agree on (one alone may be misread), and the same card again only
 * after a while.
 */
export function scansIn<Frame>(read: (frame: Frame) => Promise<string | null>, onScan: (code: string) => void, now = () => Date.now()) {
  let before: string | null = null;
  let latest = { code: '', at: Number.NEGATIVE_INFINITY };
  return async (frame: Frame): Promise<void> => {
    const code = await read(frame);
    const isSure = code !== null && code === before;
    before = code;
    if (!isSure || (code === latest.code && now() - latest.at < sameMilliseconds)) return;
    latest = { code, at: now() };
    onScan(code);
  };
}

/** The browser's BarcodeDetector where it supports our cards (Chrome on Android and macOS), else a JavaScript reader. */
async function frameReader(): Promise<FrameReader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BrowserDetectorClass };
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (BarcodeDetector && known.includes('code_128')) {
    const detector = new BarcodeDetector({ formats: formats.filter((format) => known.includes(format)) });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { readFrame } = await import('./zxing-reader.ts');
  return async (video) => readFrame(video);
}
