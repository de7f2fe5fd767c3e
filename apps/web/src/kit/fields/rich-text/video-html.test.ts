import { expect, test } from 'vitest';
import { videoHtml, videoIn } from './video-html.ts';

const youtube = { platform: 'youtube', id: 'aqz-KE-bpKQ' };

test.each([
  ['the address of its page', ' https://www.youtube.com/watch?v=aqz-KE-bpKQ '],
  ['its short address', 'https://youtu.be/aqz-KE-bpKQ'],
  [
    'its embed code',
    '<iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=x" title="YouTube video player" frameborder="0" allowfullscreen></iframe>',
  ],
])('a video is known by %s', (_, text) => expect(videoIn(text)).toEqual({ video: youtube, title: '' }));

test('the title of an embed code is kept', () => {
  const code = '<iframe src="https://player.vimeo.com/video/1084537?h=ab12" title="Big Buck Bunny"></iframe>';
  expect(videoIn(code)).toEqual({ video: { platform: 'vimeo', id: '1084537', key: 'ab12' }, title: 'Big Buck Bunny' });
});

test.each([
  'ดูที่ https://youtu.be/aqz-KE-bpKQ',
  'https://example.org/watch?v=aqz-KE-bpKQ',
  '<iframe src="https://evil.example/x"></iframe>',
  '',
])('%j is no video', (text) => expect(videoIn(text)).toBeNull());

test('the player has its title, and nothing of it can leave the attribute', () => {
  const html = videoHtml({ platform: 'youtube', id: 'aqz-KE-bpKQ' }, 'แนะนำ "คณะ" <b>');
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  expect(body.children).toHaveLength(1);
  expect(body.querySelector('iframe')?.title).toBe('แนะนำ "คณะ" <b>');
  expect(body.querySelector('iframe')?.src).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
});
