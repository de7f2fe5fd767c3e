import { gridText } from '@faculty/contracts/website/person-grid';
import { expect, test } from 'vitest';
import type { useShowcasePeople } from '../../../kit/people/use-showcase-people.ts';
import { showcaseHtml } from './showcase-html.ts';

const people: ReturnType<typeof useShowcasePeople> = {
  active: [],
  of: (user_name) => ({
    user_name,
    name: { th: `คุณ<${user_name}>`, en: `Ms ${user_name}` },
    picture: user_name === 'a' ? '/files/avatars/a.webp' : null,
    hasLeft: false,
  }),
};
const grid = gridText([
  { row_number: 3, column_number: 2, user_name: 'b', position_th: '<b>อาจารย์</b> & "หัวหน้า"', position_en: '' },
  { row_number: 1, column_number: 3, user_name: 'a', position_th: 'คณบดี', position_en: 'Dean' },
]);
const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('renders people by row and column in the language of the page', () => {
  const thai = read(showcaseHtml(grid, people, 'th'));
  expect([...thai.querySelectorAll('figcaption')].map((each) => each.textContent)).toEqual(['คุณ<a>คณบดี', 'คุณ<b><b>อาจารย์</b> & "หัวหน้า"']);
  expect([...thai.querySelectorAll('figure')].map((each) => each.style.gridColumn)).toEqual(['3', '2']);
  expect(thai.querySelector('img')?.getAttribute('src')).toBe('/files/avatars/a.webp?size=small');
  const english = read(showcaseHtml(grid, people, 'en'));
  expect([...english.querySelectorAll('figcaption')].map((each) => each.textContent)).toEqual(['Ms aDean', 'Ms b']);
});

test('returns an empty string for an empty grid', () => {
  expect(showcaseHtml(gridText([]), people, 'th')).toBe('');
});
