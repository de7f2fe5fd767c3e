// by file: the package's index imports the readers of every format
import ErrorCorrectionLevel from '@zxing/library/esm/core/qrcode/decoder/ErrorCorrectionLevel.js';
import Encoder from '@zxing/library/esm/core/qrcode/encoder/Encoder.js';

/** Readers want so many light modules around the code. */
const quiet = 4;

/** A text as a QR code, black on white in every scheme: cameras read no other surely. */
export function QrCode({ text, label, size }: { text: string; label: string; size: number }) {
  const { width, path } = qrPath(text);
  const whole = width + 2 * quiet;
  return (
    <svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${whole} ${whole}`} shapeRendering="crispEdges">
      <rect width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" transform={`translate(${quiet} ${quiet})`} />
    </svg>
  );
}

/** The dark modules of a code, each a square of one. */
export function qrPath(text: string): { width: number; path: string } {
  const matrix = Encoder.encode(text, ErrorCorrectionLevel.M).getMatrix();
  const width = matrix.getWidth();
  const squares = Array.from({ length: width * width }, (_, at) => [at % width, Math.floor(at / width)] as [number, number]);
  return { width, path: squares.map(([x, y]) => (matrix.get(x, y) === 1 ? `M${x} ${y}h1v1h-1z` : '')).join('') };
}
