import { expect, test } from 'vitest';
import type { SiteData } from './data.ts';
import { withFileFacts } from './file-links.ts';
import { Html } from './html.ts';

const path = `uploads/${'5'.repeat(32)}.pdf`;
const data = { fileBytes: async () => new Map([[path, 1_200_000]]) } as unknown as SiteData; // reads nothing else

test('facts stand at the end of the link of their file, once', async () => {
  const { text } = await withFileFacts(new Html(`<a class="b" href="/files/${path}"><b>ก</b></a></a><a href="/x">ข</a>`), data, 'th');
  expect(text).toBe(`<a class="b" href="/files/${path}"><b>ก</b> <small class="file">PDF, 1.2 MB</small></a></a><a href="/x">ข</a>`);
});

test('no text takes more than linear time', async () => {
  const began = performance.now();
  await withFileFacts(new Html(`<a ${'<a '.repeat(600_000)}>x</a>`), data, 'th');
  expect(performance.now() - began).toBeLessThan(1_000);
});
