import { calendarPhrases, eventPhrases } from '../../../apps/web/src/demo/extra/calendar.phrases.ts';
import { validationPhrases } from '../../../apps/web/src/demo/forms/validation.phrases.ts';
import { expect, test } from '../../support/journey.ts';
import { button, goTo } from './go-to.ts';

test('in the calendar a drag makes an event in quarters of an hour, which is changed and deleted; four views', async ({
  page,
  signIn,
  words,
}) => {
  const t = { ...words(calendarPhrases), ...words(eventPhrases) };
  const select = (view: string) => page.locator('main label', { hasText: new RegExp(`^${view}$`) }).click();
  await signIn(page, 'admin', '/extra/calendar');
  await select(t.day);
  const slots = page.locator('main .mantine-DayView-dayViewTimeSlots .mantine-DayView-dayViewSlot');
  await expect(slots).toHaveCount(96);
  // from 13:00 to 14:15
  await slots.nth(57).scrollIntoViewIfNeeded();
  const [from, to] = [await slots.nth(52).boundingBox(), await slots.nth(56).boundingBox()];
  await page.mouse.move((from?.x ?? 0) + 60, (from?.y ?? 0) + 6);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 6, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByLabel(t.start)).toHaveValue(/T13:00$/);
  await expect(page.getByRole('textbox', { name: t.end })).toHaveValue(/T14:15$/);
  await button(page, t.save).click();
  await expect(page.getByText(t.needsName)).toBeVisible();
  await page.getByLabel(t.name).fill('ทดสอบการลาก');
  await page.getByLabel(t.name).press('Enter');
  const event = page.locator('main').getByRole('button', { name: /ทดสอบการลาก/ });
  await event.press('Enter');
  await page.getByRole('textbox', { name: t.end }).fill('2020-01-01T10:00');
  await button(page, t.save).click();
  await expect(page.getByText(t.needsOrder)).toBeVisible();
  await button(page, t.delete).click();
  await expect(event).toHaveCount(0);
  for (const [days, view] of Object.entries({ 4: t['4day'], 7: t.week })) {
    await select(view);
    await expect(page.locator('main .mantine-WeekView-weekViewDay')).toHaveCount(Number(days));
  }
  await select(t.month);
  await expect(page.locator('main .mantine-MonthView-monthViewWeekday').first()).toHaveText(/^(จ|M)/);
});

test('the gallery has 12 cards, the invoice 10 percent tax, the search 4 pages of 4, the timeline 4 posts', async ({
  page,
  signIn,
  language,
}) => {
  await signIn(page, 'admin', '/extra/gallery');
  const cards = page.locator('main section li button');
  await expect(cards).toHaveCount(12);
  await cards.nth(10).click();
  await expect(page.getByRole('dialog')).toContainText('(11/12)');
  await page.keyboard.press('Escape');

  await goTo(page, '/extra/invoice', language);
  for (const text of ['48,264.90', /^(ภาษี|Tax) 10%$/, '4,826.49', '53,091.39']) await expect(page.getByText(text)).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await button(page, 'Print').click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await button(page, 'Proceed with Payment').click();
  await expect(page.getByText(/ไม่มีการเรียกเก็บเงินจริง|nothing was charged/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(button(page, 'Print')).toBeHidden();
  await expect(page.getByText('53,091.39')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await goTo(page, '/extra/search', language);
  await expect(page.locator('main ol > li')).toHaveCount(4);
  // four pages, and the buttons for previous and next
  const pages = page.locator('main nav').last().getByRole('button');
  await expect(pages).toHaveCount(6);
  await pages.nth(4).click();
  await expect(page.getByText(/13–16/)).toBeVisible();

  await goTo(page, '/extra/timeline', language);
  await expect(page.locator('main time')).toHaveCount(4);
});

test('documentation, colours and forms show the product’s own texts, theme and rules', async ({ page, signIn, language, words }) => {
  await signIn(page, 'admin', '/documentation/quick-start');
  const main = page.getByRole('main');
  await expect(main.locator('pre').first()).toContainText('npm start');
  await goTo(page, '/documentation/structure', language);
  await main.getByRole('searchbox').fill('0001');
  await main.locator('summary').first().click();
  await expect(main.locator('details[open]')).toContainText('Fastify');
  await goTo(page, '/documentation/libs', language);
  await expect(main.getByRole('heading', { level: 2, name: '@faculty/web' })).toBeVisible();
  await goTo(page, '/core/colors', language);
  await expect(main).toContainText('blue.7#1953d2');

  const t = words(validationPhrases);
  await goTo(page, '/forms/validation', language);
  const visitor = main.getByRole('form', { name: t.visitor });
  await visitor.getByLabel(t.name).fill('12345678901');
  await visitor.getByLabel(t.email).fill('somsri@faculty');
  await visitor.getByRole('button', { name: t.save }).click();
  await expect(visitor).toContainText(t.nameWrong);
  await expect(visitor).toContainText(t.emailWrong);
  await visitor.getByLabel(t.name).fill('สมศรี');
  await visitor.getByLabel(t.email).fill('somsri@faculty.example');
  await visitor.getByRole('button', { name: t.save }).click();
  await expect(page.getByText('Data saved', { exact: true })).toBeVisible();
  const password = main.getByRole('form', { name: t.passwordForm });
  await password.locator('input').fill('abcdefgh');
  await password.getByRole('button', { name: t.save }).click();
  await expect(password).toContainText(t.missing([t.upperCase, t.digit, t.special].join(', ')));
  await password.getByRole('button', { name: t.cancel }).click();
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
  const failing = main.getByRole('form', { name: t.failing });
  await failing.getByRole('textbox').fill('ขอใช้ห้องประชุม');
  await failing.getByRole('button', { name: t.send }).click();
  await expect(page.getByText('Message was not sent!', { exact: true })).toBeVisible();
  await expect(failing.getByRole('textbox')).toHaveValue('ขอใช้ห้องประชุม');
});
