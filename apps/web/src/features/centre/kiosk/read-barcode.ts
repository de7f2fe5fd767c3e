/** Reads a frame of the camera; null where there is no barcode in it. */
export type FrameReader = (video: HTMLVideoElement) => Promise<string | null>;

/** The part of the browser's own reader that is used; TypeScript does not know it yet. */
interface BrowserDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface BrowserDetectorClass {
  new (options: { formats: string[] }): BrowserDetector;
  getSupportedFormats(): Promise<string[]>;
}

/** What cards of libraries and universities carry. */
const formats = ['code_128', 'code_39', 'itf', 'ean_13', 'ean_8', 'codabar', 'qr_code'];

/** The browser's own reader where it has one that knows our cards (Chrome on Android and macOS), else one in JavaScript. */
export async function frameReader(): Promise<FrameReader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BrowserDetectorClass };
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (BarcodeDetector && known.includes('code_128')) {
    const detector = new BarcodeDetector({ formats: formats.filter((format) => known.includes(format)) });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { readFrame } = await import('./zxing-reader.ts');
  return async (video) => readFrame(video);
}
