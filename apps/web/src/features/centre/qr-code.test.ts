import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap.js';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer.js';
import QRCodeReader from '@zxing/library/esm/core/qrcode/QRCodeReader.js';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource.js';
import { expect, test } from 'vitest';
import { qrPath } from './qr-code.tsx';

const scale = 4;
const quiet = 4;

test('the QR code of an address is read back', () => {
  const address = 'https://office.faculty.example/checkin/h3qypk34swce89gucmvffav8';
  const { width, path } = qrPath(address);
  const side = (width + 2 * quiet) * scale;
  const light = new Uint8ClampedArray(side * side).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let n = 0; n < scale * scale; n += 1) {
      const [left, top] = [(Number(x) + quiet) * scale + (n % scale), (Number(y) + quiet) * scale + Math.floor(n / scale)];
      light[top * side + left] = 0;
    }
  }
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(light, side, side)));
  expect(new QRCodeReader().decode(bitmap).getText()).toBe(address);
});
