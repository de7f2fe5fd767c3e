import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { LanguageProvider } from '../../../i18n/phrases.tsx';
import { architecture, readme } from '../texts.ts';
import { blocksOf, sectionOf } from './blocks.ts';
import { Markdown } from './markdown.tsx';

function show(text: string) {
  const { container } = render(
    <LanguageProvider>
      <MantineProvider env="test">
        <Markdown blocks={blocksOf(text)} />
      </MantineProvider>
    </LanguageProvider>,
  );
  return container;
}

describe('blocks', () => {
  test('headings and paragraphs, whose lines are one', () => {
    expect(blocksOf('# One\n\nfirst\nsecond\n## Two ##\nthird')).toEqual([
      { kind: 'heading', level: 1, text: 'One' },
      { kind: 'paragraph', text: 'first second' },
      { kind: 'heading', level: 2, text: 'Two' },
      { kind: 'paragraph', text: 'third' },
    ]);
  });

  test('code stays as it is, even what looks like a heading, and code that never ends', () => {
    expect(blocksOf('```sh\n# no heading\n\n  npm start\n```\nafter')).toEqual([
      { kind: 'code', code: '# no heading\n\n  npm start' },
      { kind: 'paragraph', text: 'after' },
    ]);
    expect(blocksOf('```\nopen')).toEqual([{ kind: 'code', code: 'open' }]);
  });

  test('tables: bars in code and after a backslash divide nothing, missing cells are empty', () => {
    expect(blocksOf('| a | b |\n| - | :-: |\n| `x|y` | 1\\|2 |\n| only |')).toEqual([
      {
        kind: 'table',
        head: ['a', 'b'],
        rows: [
          ['`x|y`', '1|2'],
          ['only', ''],
        ],
      },
    ]);
  });

  test('lists in lists, numbered ones, and items of several lines', () => {
    expect(blocksOf('- one\n  goes on\n  - inner\n- two\n\n1. first\n2. second')).toEqual([
      {
        kind: 'list',
        isOrdered: false,
        items: [
          [
            { kind: 'paragraph', text: 'one goes on' },
            { kind: 'list', isOrdered: false, items: [[{ kind: 'paragraph', text: 'inner' }]] },
          ],
          [{ kind: 'paragraph', text: 'two' }],
        ],
      },
      {
        kind: 'list',
        isOrdered: true,
        items: [[{ kind: 'paragraph', text: 'first' }], [{ kind: 'paragraph', text: 'second' }]],
      },
    ]);
  });

  test('a section ends at the next heading of its level', () => {
    const text = '# T\n## A\none\n### deeper\ntwo\n## B\nthree';
    expect(sectionOf(text, 'A').map((block) => block.kind)).toEqual(['paragraph', 'heading', 'paragraph']);
    expect(sectionOf(text, 'C')).toEqual([]);
  });
});

describe('drawn', () => {
  test('HTML in a text is text', () => {
    const container = show('<img src=x onerror=alert(1)> and [a link](javascript:alert(1))');
    expect(container.querySelector('img, a')).toBeNull();
    expect(container.textContent).toContain('<img src=x onerror=alert(1)>');
  });

  test('marks in a line', () => {
    const container = show(
      '**Back up.** `npm run backup -- FILE`: see [the docs](https://nodejs.org) or [here](docs/a.md), *now*, at http://localhost:3000.',
    );
    expect(container.querySelector('strong')?.textContent).toBe('Back up.');
    expect(container.querySelector('code')?.textContent).toBe('npm run backup -- FILE');
    expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'https://nodejs.org',
      'http://localhost:3000',
    ]);
    expect(container.querySelector('em')?.textContent).toBe('now');
    expect(container.textContent).toContain('or here, now,');
  });

  test('headings come under those of the page, Thai passages say so', () => {
    const container = show('## Try it\n\n> **ภาษาไทย** ระบบหลังบ้าน');
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Try it');
    expect(container.querySelector('blockquote [lang=th]')?.textContent).toContain('ระบบหลังบ้าน');
  });
});

describe('the project’s own texts', () => {
  test('have the passages that are shown', () => {
    const isThere = (text: string | undefined, headings: string[]) => headings.filter((each) => sectionOf(text ?? '', each).length === 0);
    expect(isThere(readme, ['Try it', 'Configuration', 'Operations', 'Troubleshooting', 'What is there'])).toEqual([]);
    expect(isThere(architecture, ['The way of a request', 'The tree', 'Where to add what'])).toEqual([]);
  });
});
