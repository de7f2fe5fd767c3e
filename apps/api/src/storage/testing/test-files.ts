import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import type { FileRule } from '@faculty/contracts/kit/entity';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';

export const imageRule: FileRule = { kind: 'image', maxMegabytes: 1, folder: 'news', public: true };
export const documentRule: FileRule = { kind: 'document', maxMegabytes: 1, folder: 'uploads', public: true };

/** A data directory that is removed after the test. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'faculty-files-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** Every file below a directory, as sorted relative paths. */
export function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** A stream of the bytes in small chunks. */
export function stream(content: Buffer | string): Readable {
  const bytes = Buffer.from(content);
  const size = 16_384;
  return Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size)),
  );
}

/** A picture of noise, which compresses badly. */
export function picture(format: 'jpeg' | 'png' | 'webp' | 'gif', width = 640, height = 400): Promise<Buffer> {
  const noise = {
    create: { width, height, channels: 3, background: '#1953d2', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  } as const;
  return sharp(noise)
    .toFormat(format, format === 'gif' ? { effort: 1 } : {})
    .toBuffer();
}

/** A GIF of several frames. */
export async function animation(frames: number, width = 60, height = 40): Promise<Buffer> {
  const pages = await Promise.all(
    Array.from({ length: frames }, (_, index) => plain(width, height, { r: (index * 40) % 256, g: index % 256, b: 200 })),
  );
  return sharp(pages, { join: { animated: true } })
    .gif()
    .toBuffer();
}

function plain(width: number, height: number, background: { r: number; g: number; b: number }): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A PNG whose `acTL` chunk says that it is animated. */
export function animatedPng(): Buffer {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const frames = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
  const pixel = deflateSync(Buffer.alloc(4));
  return Buffer.concat([pngSignature, chunk('IHDR', header), chunk('acTL', frames), chunk('IDAT', pixel), chunk('IEND', Buffer.alloc(0))]);
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A small PNG file whose header declares a huge size. */
export function pngBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** An uncompressed zip file, sufficient for the type detection of office files. */
export function zipOf(entries: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const data = Buffer.from(text);
    const sizes = Buffer.alloc(16);
    sizes.writeUInt32LE(crc32(data), 0);
    sizes.writeUInt32LE(data.length, 4);
    sizes.writeUInt32LE(data.length, 8);
    sizes.writeUInt16LE(name.length, 12);
    const common = Buffer.concat([Buffer.from([20, 0, 0, 0, 0, 0, 0, 0, 0, 0]), sizes]);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listing, end]);
}
