import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../config.ts';
import { byteRange } from '../byte-range.ts';
import { isPublicPath, uploadFolders } from '../folders.ts';
import { isObjectPath, newObjectPath, originalOf, smallPathOf } from '../object-path.ts';
import { readStorageUrl } from '../storage-url.ts';
import { cleanClientName, contentDisposition, extensionOf, offeredName } from './client-name.ts';

describe('the name a client gives a file', () => {
  it.each([
    ['รายงาน ๒๕๖๙.pdf', 'รายงาน ๒๕๖๙.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\fakepath\\a.png', 'a.png'],
    ['a\0b\r\n.png', 'ab.png'],
    ['invoice\u202Egpj.exe', 'invoicegpj.exe'],
    ['\ufeff \u200b ', 'file'],
    ['..', 'file'],
    ['', 'file'],
    ['e\u0301.png', '\u00e9.png'],
    ['\ud800.png', '\ufffd.png'],
  ])('%j is shown as %j', (given, shown) => {
    expect(cleanClientName(given)).toBe(shown);
  });

  it.each([
    ['invoice.bat', 'public/0.txt', 'invoice.bat.txt'],
    ['แผน.html', 'public/0.pdf', 'แผน.html.pdf'],
    ['ภาพ.JPEG', 'public/0.jpg', 'ภาพ.JPEG'],
    ['แผน.PDF', 'public/0.pdf', 'แผน.PDF'],
    ['แผนปี 2.5', 'public/0.pdf', 'แผนปี 2.5.pdf'],
    ['แผน', 'private/0.docx', 'แผน.docx'],
  ])('%s of the file %s is downloaded as %s', (label, path, offered) => {
    expect(offeredName(label, path)).toBe(offered);
  });

  it('is truncated to 255 characters with its extension', () => {
    const long = cleanClientName(`${'ก'.repeat(300)}.docx`);
    expect(long).toHaveLength(255);
    expect(extensionOf(long)).toBe('docx');
    expect(cleanClientName('😀'.repeat(200)).isWellFormed()).toBe(true);
  });

  it('is escaped in the Content-Disposition header', () => {
    expect(contentDisposition('attachment', 'ก"; x=y\\.pdf')).toBe(
      'attachment; filename="?\\"; x=y\\\\.pdf"; filename*=UTF-8\'\'%E0%B8%81%22%3B%20x%3Dy%5C.pdf',
    );
  });
});

describe('a path in the store', () => {
  it('is random, and that of a small version maps to its original', () => {
    const path = newObjectPath('news-album', 'jpg');
    expect(path).not.toBe(newObjectPath('news-album', 'jpg'));
    expect(isObjectPath(path)).toBe(true);
    expect(originalOf(smallPathOf(path))).toBe(path);
    expect(originalOf('news/readme.txt')).toBeNull();
  });

  it('is public by its folder only', () => {
    expect(isPublicPath(newObjectPath('news', 'jpg'))).toBe(true);
    expect(isPublicPath(newObjectPath('private', 'jpg'))).toBe(false);
    expect(isPublicPath('newspaper/a')).toBe(false);
    for (const { folder } of Object.values(uploadFolders)) expect(isObjectPath(newObjectPath(folder, 'jpg'))).toBe(true);
  });
});

describe('the storage address', () => {
  it('gives the bucket in path style, with region and TLS', () => {
    expect(readStorageUrl('s3://ke%2Fy:s%40c@127.0.0.1:9000/faculty-files?region=ap-southeast-1&ssl=false')).toEqual({
      bucket: 'faculty-files',
      client: {
        endpoint: 'http://127.0.0.1:9000',
        region: 'ap-southeast-1',
        credentials: { accessKeyId: 'ke/y', secretAccessKey: 's@c' },
        forcePathStyle: true,
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      },
    });
    expect(readStorageUrl('s3://k:s@storage.example/bucket').client.endpoint).toBe('https://storage.example');
  });

  it.each([
    ['no address', 'is not an address'],
    ['https://k:s@h/bucket', 'must start with s3://'],
    ['s3://h/bucket', 'needs an access key'],
    ['s3://k@h/bucket', 'needs an access key'],
    ['s3://k:hidden@h/', 'must name one bucket'],
    ['s3://k:hidden@h/a/b', 'must name one bucket'],
    ['s3://k:hidden@h/bucket?ssl=no', 'ssl is true or false'],
    ['s3://k:hidden@h/bucket?acl=public', 'knows no option acl'],
    ['s3://k:hidden%zz@h/bucket', 'must be written %25'],
  ])('%s is refused in one line without the secret', (url, words) => {
    expect(() => readStorageUrl(url)).toThrow(ConfigError);
    expect(() => readStorageUrl(url)).toThrow(words);
    expect(() => readStorageUrl(url)).not.toThrow('hidden');
  });
});

describe('a range of bytes', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=5-1000', { start: 5, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-3', null],
    ['bytes=0-1,4-5', null],
    ['bytes=-', null],
    ['lines=0-9', null],
    [undefined, null],
  ])('%s of 100 bytes is %j', (header, range) => {
    expect(byteRange(header, 100)).toEqual(range);
  });
});
