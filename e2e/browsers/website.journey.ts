import { wordsIn } from '../../apps/site/src/words.ts';
import { makeNews } from '../support/news.ts';
import { siteAddress } from '../support/ports.ts';
import { expect, test } from './support/journey.ts';

test('a visitor reads, searches and changes the language of the website, also on a narrow window', async ({
  driven,
  api,
  language,
  mark,
}) => {
  const t = wordsIn(language);
  const title = `ข่าวบนเว็บไซต์ ${mark}`;
  await makeNews(await api('staff'), title);

  await test.step('the item is in the list, and is read', async () => {
    await driven.open(`${siteAddress}/news`);
    await driven.click('link', new RegExp(title), 'main');
    await driven.seeAddress(/\/news\/\d+$/);
    await driven.see('heading', title);
    await expect
      .poll(() => driven.run(() => document.querySelector<HTMLImageElement>('article img')?.naturalWidth ?? 0))
      .toBeGreaterThan(0);
  });

  await test.step('search finds it', async () => {
    await driven.fill(t.searchLabel, mark);
    await driven.press('Enter');
    await driven.seeAddress(/\/search\?q=/);
    await driven.see('link', new RegExp(title), 'main');
  });

  await test.step('in English', async () => {
    await driven.click('link', t.otherLanguage);
    await driven.seeAddress(/\/en\/search/);
    expect(await driven.run(() => document.documentElement.lang)).toBe('en');
  });

  await test.step('nothing is wider than a narrow window', async () => {
    // browsers with a window have no narrower one
    await driven.resize(450, 800);
    for (const path of ['/', '/news', '/people', '/documents', '/works', '/calendar', '/en/']) {
      await driven.open(siteAddress + path);
      expect(await driven.run(() => [innerWidth < 600, document.documentElement.scrollWidth <= innerWidth]), path).toEqual([true, true]);
    }
  });
});
