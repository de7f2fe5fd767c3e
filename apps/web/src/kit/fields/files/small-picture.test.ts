import { expect, it } from 'vitest';
import { recordReplacedFiles } from '../../api/replaced-files.ts';
import { smallPicture } from './small-picture.ts';

it('a picture replaced by this page gets a new version in its address, others do not', () => {
  const [one, other] = ['/files/news/1.png', '/files/news/2.png'];
  expect(smallPicture(one)).toBe('/files/news/1.png?size=small');
  recordReplacedFiles(['news_h_image_th', 'news_h_image_en'], { news_h_image_th: one, news_h_image_en: null, news_title_th: 'ข่าว' });
  const first = smallPicture(one);
  expect(first).toBe('/files/news/1.png?v=1&size=small');
  recordReplacedFiles(['news_h_image_th'], { news_h_image_th: one });
  expect(smallPicture(one)).not.toBe(first);
  expect(smallPicture(other)).toBe('/files/news/2.png?size=small');
  expect(smallPicture('blob:https://faculty.example/1')).toBe('blob:https://faculty.example/1');
});
