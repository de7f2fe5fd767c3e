import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

test('the code of the first screens makes no formats of `Intl` as it starts', async () => {
  const made: string[] = [];
  for (const name of ['DateTimeFormat', 'NumberFormat', 'Collator', 'PluralRules', 'Segmenter'] as const) {
    const Format = Intl[name] as new (...given: never[]) => object;
    vi.spyOn(Intl, name).mockImplementation(function madeHere(...given: never[]) {
      const from = new Error(name).stack
        ?.split('\n')
        .find((line) => /\/(apps|packages)\/.*\.tsx?/.test(line) && !line.includes('first-screens'));
      if (from) made.push(from.trim());
      return new Format(...given);
    } as never);
  }
  await Promise.all([
    import('./providers.tsx'),
    import('./shell/shell.tsx'),
    import('../features/auth/login.screen.tsx'),
    import('../features/website/news/news-list.screen.tsx'),
  ]);
  // the first of them loads the calendars and numbers of all languages: 0.05 s at a quarter of the speed
  expect(made).toEqual([]);
});
