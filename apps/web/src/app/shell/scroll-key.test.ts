import { expect, test } from 'vitest';
import { scrollKey } from './scroll-key.ts';

test('pages that a visit begins with keep each their own place, entries of one visit theirs', () => {
  expect(scrollKey({ key: 'default', pathname: '/app/profile-view', search: '' })).not.toBe(
    scrollKey({ key: 'default', pathname: '/web/content_work', search: '' }),
  );
  expect(scrollKey({ key: 'x7', pathname: '/web/content_work', search: '?q=a' })).toBe('x7');
});
