import { afterEach, describe, expect, test } from 'vitest';
import { contrast, levelOf, readableOn } from './contrast.ts';
import { familiesOf, readTheme, valueIn } from './theme-variables.ts';

describe('contrast', () => {
  test('is that of WCAG, whichever of the two is the ground', () => {
    expect(contrast('#000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')?.toFixed(2)).toBe('4.48');
    expect(contrast('#ffffff', '#1953d2')).toBe(contrast('#1953d2', '#ffffff'));
    expect(contrast('rgba(0, 0, 0, 0.5)', '#fff')).toBeNull();
  });

  test('has its levels at 3, 4.5 and 7', () => {
    expect([7, 6.99, 4.5, 4.49, 3, 2.99].map(levelOf)).toEqual(['AAA', 'AA', 'AA', 'AA large', 'AA large', '–']);
  });

  test('chooses the letters that are read better', () => {
    expect(readableOn('#0f3282', ['#ffffff', '#181d26'])).toBe('#ffffff');
    expect(readableOn('#dfe9fe', ['#ffffff', '#181d26'])).toBe('#181d26');
  });
});

describe('the theme in the style sheets', () => {
  const style = document.createElement('style');
  afterEach(() => style.remove());

  function themeOf(css: string) {
    style.textContent = css;
    document.head.append(style);
    return readTheme(document.styleSheets);
  }

  test('is read by scheme, the later rule wins, and names are followed', () => {
    const theme = themeOf(`
      :root { --mantine-color-blue-0: #eee; --mantine-color-blue-7: #123456; }
      :root { --mantine-color-blue-0: #f0f5ff; }
      .other { --line: red; }
      :root[data-mantine-color-scheme="light"] { --line: #e3e7ed; --accent: var(--link); --link: var(--mantine-color-blue-7); }
      :root[data-mantine-color-scheme="dark"] { --line: #2e3642; --self: var(--self); }
    `);
    expect(familiesOf(theme)).toEqual({ own: ['blue'], others: [] });
    expect(valueIn(theme, 'light', '--mantine-color-blue-0')).toBe('#f0f5ff');
    expect([valueIn(theme, 'light', '--line'), valueIn(theme, 'dark', '--line')]).toEqual(['#e3e7ed', '#2e3642']);
    expect(valueIn(theme, 'light', '--accent')).toBe('#123456');
    expect([valueIn(theme, 'dark', '--self'), valueIn(theme, 'dark', '--none')]).toEqual(['', '']);
  });
});
