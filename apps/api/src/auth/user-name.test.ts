import { expect, it } from 'vitest';
import { userNameFrom } from './user-name.ts';

const documented = /^(?!.*[._]{2})[a-zA-Z0-9](?:[a-zA-Z0-9._]{1,23})[a-zA-Z0-9]$/;

it.each([
  ['somchai.j@faculty.example', 'somchai.j'],
  ['Somchai.J@faculty.example', 'somchai.j'],
  ['a@faculty.example', 'usera'],
  ['somchai+news@faculty.example', 'somchai_news'],
  ["o'neil--x@faculty.example", 'o_neil_x'],
  ['_.x..y._@faculty.example', 'x_y'],
  ['+++@faculty.example', 'user'],
  ['abcdefghijklmnopqrstuvwx.yz@faculty.example', 'abcdefghijklmnopqrstuvwx'],
  [`${'x'.repeat(64)}@faculty.example`, 'x'.repeat(25)],
])('%s becomes %s', (email, name) => {
  expect(userNameFrom(email)).toBe(name);
  expect(name).toMatch(documented);
});
