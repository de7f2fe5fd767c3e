import { describe, expect, test } from 'vitest';
import { videoOf, videoPlatforms } from './video-address.ts';

describe('videoOf', () => {
  test.each([
    [videoPlatforms.youtube.example, { platform: 'youtube', id: 'aqz-KE-bpKQ' }],
    ['http://youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=30s', { platform: 'youtube', id: 'aqz-KE-bpKQ' }],
    ['https://m.youtube.com/watch?v=aqz-KE-bpKQ#x', { platform: 'youtube', id: 'aqz-KE-bpKQ' }],
    ['https://youtu.be/aqz-KE-bpKQ?si=abc', { platform: 'youtube', id: 'aqz-KE-bpKQ' }],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ', { platform: 'youtube', id: 'aqz-KE-bpKQ' }],
    ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', { platform: 'youtube', id: 'aqz-KE-bpKQ' }],
    [videoPlatforms.vimeo.example, { platform: 'vimeo', id: '1084537' }],
    ['https://vimeo.com/1084537/0a1b2c3d4e/', { platform: 'vimeo', id: '1084537', key: '0a1b2c3d4e' }],
    ['https://player.vimeo.com/video/1084537?h=0a1b2c3d4e', { platform: 'vimeo', id: '1084537', key: '0a1b2c3d4e' }],
  ])('parses %s', (address, video) => expect(videoOf(address)).toEqual(video));

  test.each([
    '',
    '#',
    'aqz-KE-bpKQ',
    'www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/@channel',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ"><b',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://evil.example/?u=https://youtu.be/aqz-KE-bpKQ',
    'javascript://youtu.be/aqz-KE-bpKQ',
    'https://vimeo.com/channels/staffpicks',
    'https://www.facebook.com/watch/?v=123',
  ])('returns null for %j', (address) => expect(videoOf(address)).toBeNull());
});
