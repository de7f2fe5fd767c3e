// by file: the package's index imports every format, three times as much
import BarcodeFormat from '@zxing/library/esm/core/BarcodeFormat.js';
import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap.js';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer.js';
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType.js';
import MultiFormatOneDReader from '@zxing/library/esm/core/oned/MultiFormatOneDReader.js';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource.js';

/** Wide enough for the narrowest bars of a card that is held before the camera, and read in some milliseconds. */
const mostWidth = 1_000;

const formats = [
  BarcodeFormat.CODE_128,
  BarcodeFormat.CODE_39,
  BarcodeFormat.ITF,
  BarcodeFormat.EAN_13,
  BarcodeFormat.EAN_8,
  BarcodeFormat.CODABAR,
];
const reader = new MultiFormatOneDReader(
  new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, formats],
    [DecodeHintType.TRY_HARDER, true],
  ]),
);
const canvas = document.createElement('canvas');

/** Reads a frame by zxing, for browsers without a reader of their own. */
export function readFrame(video: HTMLVideoElement): string | null {
  const scale = Math.min(1, mostWidth / video.videoWidth);
  const [width, height] = [Math.floor(video.videoWidth * scale), Math.floor(video.videoHeight * scale)];
  if (width === 0 || height === 0) return null;
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (!drawing) return null;
  drawing.drawImage(video, 0, 0, width, height);
  return readPixels(drawing.getImageData(0, 0, width, height));
}

/** The barcode in a picture; null without one. */
export function readPixels({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): string | null {
  const light = new Uint8ClampedArray(width * height);
  // green alone is near enough to how light a pixel is
  for (let at = 0; at < light.length; at += 1) light[at] = data[at * 4 + 1] as number;
  try {
    return reader.decode(new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(light, width, height)))).getText();
  } catch {
    // none in this frame
    return null;
  } finally {
    reader.reset();
  }
}
