import { expect, it } from 'vitest';
import { insertionHtml } from './insertion.ts';

const upload = { uploads_url: '/files/uploads/a.png', uploads_title_th: 'ภาพ "ใหม่" <1> & 2', uploads_type: 'image/png' };

it('an inserted picture has its full address and its escaped title as alternative text', () => {
  const image = new DOMParser().parseFromString(insertionHtml(upload), 'text/html').querySelector('img');
  expect(image?.getAttribute('src')).toBe(`${window.location.origin}/files/uploads/a.png`);
  expect(image?.alt).toBe(upload.uploads_title_th);
});

it('an inserted link has its title and opens in a new tab', () => {
  const link = new DOMParser().parseFromString(insertionHtml(upload, 'link'), 'text/html').querySelector('a');
  expect(link?.textContent).toBe(upload.uploads_title_th);
  expect(link?.target).toBe('_blank');
});
