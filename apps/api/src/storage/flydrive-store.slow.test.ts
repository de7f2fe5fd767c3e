import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FolderDriver } from './disk.ts';
import { animation, documentRule, filesBelow, imageRule, picture, pngBomb, stream } from './testing/test-files.ts';
import { makeStore } from './testing/test-store.ts';

const refusal = (code: string, params?: object) => ({
  code: 'invalid',
  details: { fields: { picture: params ? { code, params } : { code } } },
});

describe('a picture', () => {
  it.each([
    ['jpeg', 'jpg'],
    ['png', 'png'],
    ['webp', 'webp'],
    ['gif', 'gif'],
  ] as const)('%s is kept under a random name with its small version beside it, whatever its label says', async (format, extension) => {
    const { store, accept, everything } = makeStore();
    const kept = await accept(imageRule, await picture(format), 'ภาพ.exe');
    expect(kept).toMatchObject({ name: 'ภาพ.exe', mime: `image/${format}`, width: 640, height: 400, hasSmall: true });
    expect(kept.path).toMatch(new RegExp(`^news/[0-9a-f]{32}\\.${extension}$`));
    expect(everything()).toEqual([`files/${kept.path}`, `files/${kept.path}.small.webp`]);
    const opened = await store.open(kept.path);
    expect(opened?.bytes).toBe(kept.bytes);
    const small = await store.open(kept.path, 'small');
    expect(small?.mime).toBe('image/webp');
    expect(await sharp(await buffer(await (small as NonNullable<typeof small>).read())).metadata()).toMatchObject({
      format: 'webp',
      width: 480,
      height: 300,
    });
  });

  it('once more is a file of its own in its folder', async () => {
    const { store, accept, everything } = makeStore();
    const kept = await accept(imageRule, await picture('png'));
    const copy = await store.copy(kept, 'links');
    expect(copy).toEqual({ ...kept, path: expect.stringMatching(/^links\/[0-9a-f]{32}\.png$/) });
    await store.remove([kept.path]);
    expect(everything()).toEqual([`files/${copy.path}`, `files/${copy.path}.small.webp`]);
  });

  it('is auto-oriented and stripped of metadata and hidden data', async () => {
    const { accept, dataDirectory } = makeStore();
    const hidden = '<script>alert(1)</script>';
    const photo = await sharp(await picture('jpeg', 300, 200))
      .withExif({ IFD0: { Copyright: hidden }, IFD3: { GPSLatitude: '7/1 0/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const kept = await accept(imageRule, Buffer.concat([photo, Buffer.from(hidden)]));
    expect(kept).toMatchObject({ width: 200, height: 300 });
    const stored = readFileSync(path.join(dataDirectory, 'files', kept.path));
    expect(stored.includes('alert')).toBe(false);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
  });

  it('preserves the frames of an animation', async () => {
    const { accept, dataDirectory } = makeStore();
    const kept = await accept(imageRule, await animation(3));
    expect(kept).toMatchObject({ width: 60, height: 40 });
    expect((await sharp(path.join(dataDirectory, 'files', kept.path), { animated: true }).metadata()).pages).toBe(3);
  });

  it('takes less than four times the CPU time of decoding it', async () => {
    const { accept } = makeStore();
    const photo = await picture('jpeg', 2400, 1600);
    const rule = { ...imageRule, maxMegabytes: 25 };
    const cpuOf = async (work: () => Promise<unknown>) => {
      const costs: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        const before = process.cpuUsage();
        await work();
        const { user, system } = process.cpuUsage(before);
        costs.push(user + system);
      }
      return costs.sort((a, b) => a - b)[2] as number;
    };
    const reading = await cpuOf(() => sharp(photo).raw().toBuffer());
    expect(await cpuOf(() => accept(rule, photo))).toBeLessThan(4 * reading);
  });

  it.each([
    ['of 301 frames', () => animation(301)],
    ['of 21 megapixels in all', () => animation(9, 1530, 1530)],
  ])('with too many frames, %s, is refused before it is encoded', async (_, made) => {
    const { accept, everything } = makeStore();
    const content = await made();
    const cpu = process.cpuUsage();
    await expect(accept(imageRule, content)).rejects.toMatchObject(refusal('file_frames', { frames: 300, megapixels: 20 }));
    expect(process.cpuUsage(cpu).user).toBeLessThan(500_000);
    expect(everything()).toEqual([]);
  });

  it('is scaled to at most 4096 pixels', async () => {
    const { accept } = makeStore();
    const kept = await accept(
      imageRule,
      await sharp({ create: { width: 6000, height: 300, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    );
    expect(kept).toMatchObject({ width: 4096, height: 205 });
  });

  it.each([
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['svg with an xml head', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['html', '<!doctype html><script>alert(1)</script>'],
    ['pdf', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
    ['nothing at all', ''],
  ])('%s named as png is refused', async (_, content) => {
    const { accept, everything } = makeStore();
    await expect(accept(imageRule, content, 'photo.png')).rejects.toMatchObject(refusal('file_type', { types: 'JPG, PNG, WEBP, GIF' }));
    expect(everything()).toEqual([]);
  });

  it.each([
    ['a jpeg cut off half-way', async () => (await picture('jpeg')).subarray(0, 9000)],
    ['a png with broken pixels', async () => (await picture('png')).fill(7, 5000, 6000)],
    [
      'a jpeg head with html behind it',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<script>alert(1)</script>')]),
    ],
  ])('%s is refused as broken and leaves no file', async (_, content) => {
    const { accept, everything } = makeStore();
    await expect(accept(imageRule, await content())).rejects.toMatchObject(refusal('file_broken'));
    expect(everything()).toEqual([]);
  });

  it('with 900 megapixels in its header is refused before it is decoded', async () => {
    const { accept, everything } = makeStore();
    const start = performance.now();
    await expect(accept(imageRule, pngBomb(30_000))).rejects.toMatchObject(refusal('file_pixels', { megapixels: 50 }));
    expect(performance.now() - start).toBeLessThan(1000);
    expect(everything()).toEqual([]);
  });
});

describe('an upload', () => {
  it('above the size limit is refused, read to its end and not stored', async () => {
    const { accept, everything } = makeStore();
    const content = stream(Buffer.alloc(3_000_000));
    await expect(accept(imageRule, content)).rejects.toMatchObject(refusal('file_size', { mb: 1 }));
    expect(content.readableEnded).toBe(true);
    expect(everything()).toEqual([]);
    await expect(accept(documentRule, Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(1_048_576 - 8, ' ')]))).resolves.toMatchObject({
      bytes: 1_048_576,
    });
  });

  it('that is aborted leaves no file', async () => {
    const { accept, dataDirectory, everything } = makeStore();
    const content = new PassThrough();
    const accepted = accept(imageRule, content);
    content.write((await picture('jpeg')).subarray(0, 2000));
    await expect.poll(() => filesBelow(dataDirectory)).toHaveLength(1);
    content.destroy(new Error('aborted'));
    await expect(accepted).rejects.toThrow('aborted');
    expect(everything()).toEqual([]);
  });

  it('on a full disk gives storage_full and leaves no file', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const whileStaging = makeStore();
    const broken = new Readable({ read: () => {} });
    broken.push('some');
    setImmediate(() => broken.destroy(full));
    await expect(whileStaging.accept(documentRule, broken)).rejects.toMatchObject({ code: 'storage_full' });
    expect(whileStaging.everything()).toEqual([]);

    class FullBucket extends FSDriver {
      override async putStream(key: string, content: Readable): Promise<void> {
        await super.put(key, 'half an object');
        await once(content, 'readable');
        throw full;
      }
    }
    class FullFolder extends FolderDriver {
      override async takeIn(file: string, key: string): Promise<void> {
        await super.put(key, 'half an object');
        expect(existsSync(file)).toBe(true);
        throw full;
      }
    }
    for (const driver of [
      (location: string) => new FullBucket({ location, visibility: 'private' }),
      (location: string) => new FullFolder(location),
    ]) {
      const whileKeeping = makeStore((location) => new Disk(driver(location)));
      await expect(whileKeeping.accept(imageRule, await picture('png'))).rejects.toMatchObject({ code: 'storage_full' });
      expect(whileKeeping.everything()).toEqual([]);
    }
  });
});

describe('an object', () => {
  it('can be removed twice without an error', async () => {
    const { store, accept, everything } = makeStore();
    const kept = await accept(imageRule, await picture('png'));
    await store.remove([kept.path]);
    await store.remove([kept.path]);
    expect(everything()).toEqual([]);
    expect(await store.open(kept.path)).toBeNull();
    expect(await store.open(kept.path, 'small')).toBeNull();
  });

  it.each([
    '../secret',
    'news/../../secret',
    'news/..%2fsecret',
    '/etc/passwd',
    'news/\0',
    'news',
    '',
    'CON',
    `news/${'a'.repeat(300)}.png`,
  ])('is never opened at the path %j', async (trick) => {
    const { store, dataDirectory } = makeStore();
    mkdirSync(path.join(dataDirectory, 'files'));
    writeFileSync(path.join(dataDirectory, 'secret'), 'secret');
    expect(await store.open(trick)).toBeNull();
    await store.remove([trick]);
    expect(filesBelow(dataDirectory)).toEqual(['secret']);
  });
});
