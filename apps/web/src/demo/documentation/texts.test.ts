import { expect, test } from 'vitest';
import { htmlOf } from './markdown.tsx';
import { decisions, sectionOf } from './texts.ts';

test('HTML in a text is text, and no other than a web address is a link', () => {
  const html = htmlOf('<img src=x onerror=alert(1)> [a](javascript:alert(1)) [b](docs/b.md) [c](https://nodejs.org) **now**');
  expect(html).not.toMatch(/<img|javascript:|docs\/b/);
  expect(html).toContain('&lt;img src=x');
  expect(html).toContain('<a href="https://nodejs.org"');
  expect(html).toContain('<strong>now</strong>');
});

test('the project’s own texts have the passages that are shown', () => {
  expect(sectionOf('README.md', 'Try it')).toContain('npm start');
  expect(sectionOf('README.md', 'What is there')).not.toBe('');
  for (const heading of ['The way of a request', 'The tree']) expect(sectionOf('ARCHITECTURE.md', heading)).not.toBe('');
  expect(decisions.map(({ number }) => number)).toContain('0001');
  expect(decisions.filter(({ title, body }) => title === '' || body === '')).toEqual([]);
});
