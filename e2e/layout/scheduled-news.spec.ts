import { type ChildProcess, fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { news } from '@faculty/contracts/website/news';
import { newsPhrases } from '../../apps/web/src/features/website/news/news.phrases.ts';
import { showingPhrases } from '../../apps/web/src/kit/theme/showing.phrases.ts';
import { fieldLabels } from '../support/field-labels.ts';
import { expect, test } from '../support/journey.ts';
import { RecordList } from '../support/lists.ts';
import { newsForm, sectionPhrases } from '../support/news.ts';
import { picture } from '../support/pictures.ts';
import { movedPorts } from '../support/ports.ts';

// a server of its own, because the other journeys would not bear that its clock moves
const site = `http://localhost:${movedPorts.site}`;
test.use({ baseURL: `http://localhost:${movedPorts.web}` });
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
let server: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = fork(at('../server.mjs'), {
    cwd: at('..'),
    execArgv: ['--import', at('../support/clock.mjs')],
    env: { ...process.env, PORT: movedPorts.web, SITE_PORT: movedPorts.site, DEV_IDP_PORT: '0' },
  });
  await expect
    .poll(
      () =>
        fetch(`${site}/robots.txt`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 150_000 },
    )
    .toBe(true);
});
test.afterAll(async () => {
  const ended = new Promise((gone) => server.once('exit', gone));
  server.kill('SIGTERM');
  await ended;
  rmSync(at(`../.data/${movedPorts.web}`), { recursive: true, force: true });
});

/** Moves the server's clock so many milliseconds ahead of ours. */
async function moveClock(clockAhead: number): Promise<void> {
  const moved = new Promise((told) => server.once('message', told));
  server.send({ clockAhead });
  await moved;
}

test('a news item that is scheduled by its form appears on the website when its day begins in Bangkok', async ({
  page,
  browser,
  words,
  language,
  isPhone,
  signIn,
}) => {
  const t = words({ ...newsPhrases, ...fieldLabels(news) });
  const list = new RecordList(page, language, isPhone);
  const form = newsForm(page, language);
  const title = 'ข่าวของวันพรุ่งนี้';
  const midnight = Date.parse(`${todayInBangkok()}T00:00:00+07:00`) + 86_400_000;
  const tomorrow = new Date(midnight + 7 * 3_600_000).toISOString().slice(0, 10);
  await signIn(page, 'staff', '/web/content_new');
  await page.getByRole('link', { name: t.add }).first().click();
  await form.titleThai.fill(title);
  await form.headerImages
    .locator('input[type="file"]')
    .first()
    .setInputFiles(picture('header.png', [25, 83, 210]));
  await expect(form.headerImages.getByText('header.png')).toBeVisible();
  await form.sections.click();
  await page.getByRole('option', { name: words(sectionPhrases).activities, exact: true }).click();
  await page.keyboard.press('Escape');
  const start = page.getByRole('textbox', { name: t.new_start_date, exact: true });
  const [year, month, day] = tomorrow.split('-').map(Number);
  await start.fill(`${day}/${month}/${Number(year) + 543}`);
  await form.save.click();
  await expect(list.record(title)).toContainText(words(showingPhrases).scheduled);

  /** How often a visitor who was not here before sees it. */
  const shown = async (path = '/news') => {
    const visitor = await browser.newPage();
    await visitor.goto(site + path);
    const count = await visitor.getByRole('main').getByRole('link', { name: title }).count();
    await visitor.close();
    return count;
  };
  expect(await shown()).toBe(0);
  // a page that was made the day before is not shown after midnight
  await moveClock(midnight - Date.now() - 3_000);
  expect(await shown()).toBe(0);
  await expect.poll(shown, { timeout: 20_000 }).toBe(1);
  expect(await shown('/')).toBeGreaterThan(0);
});
