import { entities } from '@faculty/contracts/entities';
import type { Page } from '@playwright/test';
import { listPhrases } from '../../apps/web/src/kit/list/list.phrases.ts';
import { expect, test } from '../support/journey.ts';
import { settled } from '../support/settled.ts';

/** Every address with a form for a new record; the test fails for an entity whose page is missing. */
const forms = [
  ...['prefix', 'position', 'edulavel', 'members', 'role'].map((name) => `/member/${name}?form=add`),
  ...['work', 'activity', 'new', 'page', 'article_page', 'doc', 'doc_mou', 'link', 'upload', 'person', 'group_item'].map(
    (name) => `/web/content_${name}?form=add`,
  ),
  '/web/content_directory_dean?form=add',
  '/centre/lc_members?form=add',
  '/admin/users/new',
  ...['group_master', 'group_sub_a', 'group_sub_b', 'department', 'faculty_date', 'NEWS_TYPE'].map(
    (list) => `/admin/lists?list=${list}&form=add`,
  ),
];
/** Pages without a form for new records. */
const without = ['/centre/lc_checkin_members', '/web/content_new_image'];

/** Open dropdowns: option lists, calendars. */
const openLists = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="listbox"], [role="option"], .mantine-Popover-dropdown')]
      .filter(
        (part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && part.getBoundingClientRect().height > 0,
      )
      .map((part) => part.textContent?.slice(0, 40) ?? ''),
  );

/** Whether the first input or choice of the form has the focus, and which element has it. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const typed =
      'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"], [readonly]:not([role="combobox"]), :disabled), textarea:not([readonly], :disabled), iframe';
    const first = [...document.querySelectorAll('main form :is(input, textarea, iframe)')].find(
      (field) => field.matches(typed) && field.checkVisibility(),
    );
    const name = (element: Element | null | undefined) =>
      `${element?.localName}#${element?.id} ${element?.getAttribute('aria-label') ?? ''}`;
    return { expected: name(first), actual: name(document.activeElement) };
  });

/** Ctrl+S as sent by a keyboard in the Thai layout. */
async function saveOnThaiLayout(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const key = { key: 'ห', code: 'KeyS', windowsVirtualKeyCode: 83, modifiers: 2 };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  await session.detach();
}

/** Clicks the label of every switch in the form; returns labels that did not toggle their switch. */
async function deadLabels(page: Page): Promise<string[]> {
  const failed: string[] = [];
  const switches = page.locator('main form').getByRole('switch');
  for (const each of await switches.all()) {
    if (!(await each.isVisible()) || (await each.isDisabled())) continue;
    const before = await each.isChecked();
    const id = await each.getAttribute('id');
    const words = page.locator(`main form label[for="${id}"]:visible`);
    // its label above it, and its state text beside it
    const state = words.last();
    const shown = (await words.count()) > 0 ? await state.textContent() : '';
    const isBeside = await each.evaluate((element) => {
      const row = element.closest('.mantine-Group-root') ?? element.closest('.mantine-Switch-body');
      return [...(row?.querySelectorAll(`label[for="${element.id}"]`) ?? [])].some((label) => (label.textContent ?? '').trim() !== '');
    });
    if (isBeside) await state.click();
    if (!isBeside || (await each.isChecked()) === before) failed.push(`${await each.getAttribute('aria-label')}: ${shown}`);
  }
  return failed;
}

/** Whether the field, or the editor, that gets the focus has an outline of two pixels. */
const isFocusOutlined = (page: Page) =>
  page
    .waitForFunction(
      () => {
        const focused = document.activeElement as Element;
        const { outlineStyle, outlineWidth } = getComputedStyle(focused.closest('.mantine-Input-input, .jodit-container') ?? focused);
        return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
      },
      undefined,
      { timeout: 2000 },
    )
    .then(
      () => true,
      () => false,
    );

test('every entity is in the list of forms', () => {
  const pages = new Set<string>(forms.map((address) => address.split('?')[0] as string));
  const unknown = entities.map(({ page }) => page).filter((page) => !pages.has(page) && !without.includes(page));
  expect([...new Set(unknown)].filter((page) => !page.startsWith('/admin/'))).toEqual([]);
});

for (const [size, viewport] of [
  ['a desktop', { width: 1366, height: 768 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`no dropdown opens by itself, and each form focuses its first input, on ${size}`, async ({ page, signIn, words }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(viewport);
    await signIn(page, 'admin');
    const wrong: string[] = [];
    const check = (what: string, isRight: boolean) => void (isRight || wrong.push(what));
    for (const address of forms) {
      await page.goto(address);
      const fields = page.locator('main form');
      await expect(fields, address).toBeVisible();
      await expect(page.locator('main form [data-form-bar] button').first(), address).toBeVisible();
      // editors and choices are lazy
      await settled(page);
      const focus = await focusOf(page);
      check(`${address}: the focus is on ${focus.actual}, not on ${focus.expected}`, focus.actual === focus.expected);
      check(`${address}: opened by its address, ${await openLists(page)} lies over it`, (await openLists(page)).length === 0);

      for (const label of await deadLabels(page)) wrong.push(`${address}: the words beside a switch do nothing: ${label}`);

      // a rejected save moves the focus to the first invalid field, which may be a choice
      await saveOnThaiLayout(page);
      await expect
        .soft(page.locator('main form').getByRole('alert').first(), `${address}: Ctrl+S on a Thai layout tells what is missing`)
        .toBeVisible({ timeout: 5000 });
      check(`${address}: after a refused save ${await openLists(page)} lies over it`, (await openLists(page)).length === 0);
      check(`${address}: the focus in a field with an error cannot be seen`, await isFocusOutlined(page));
      check(`${address}: after a refused save the focus is lost`, await page.evaluate(() => document.activeElement !== document.body));

      // focus each choice, and return from a dialog to the last one
      const choices = await page.locator('main form [role="combobox"]:visible:not([disabled])').all();
      for (const choice of choices) {
        await choice.focus();
        await page.waitForTimeout(80);
        check(`${address}: a choice that gets the focus opens ${await openLists(page)}`, (await openLists(page)).length === 0);
      }
      const last = choices.at(-1);
      if (last) {
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('dialog').locator('input')).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect.soft(last, `${address}: the focus comes back`).toBeFocused();
        check(`${address}: back from the palette ${await openLists(page)} lies over it`, (await openLists(page)).length === 0);
      }
    }
    // open them by their buttons too
    const list = words(listPhrases);
    for (const address of forms.filter((each) => each.includes('?form=add'))) {
      await page.goto(address.replace(/[?&]form=add/, ''));
      await expect(page.locator('[data-row]').first().or(page.getByText(list.emptyTitle)).first(), address).toBeVisible();
      await page.locator('main a[href*="form=add"]').first().click();
      await expect(page.locator('main form [data-form-bar] button').first(), address).toBeVisible();
      const focus = await focusOf(page);
      check(`${address} by its button: the focus is on ${focus.actual}, not on ${focus.expected}`, focus.actual === focus.expected);
      check(`${address} by its button: ${await openLists(page)} lies over it`, (await openLists(page)).length === 0);
    }
    expect(wrong).toEqual([]);
  });
}

test('the text of news is in sight beside its settings, a form of many fields is short, and nothing moves with an error', async ({
  page,
  signIn,
}) => {
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page, 'admin', '/web/content_new?form=add');
  await page.getByRole('switch').first().check({ force: true });
  await expect(page.locator('.jodit-wysiwyg_iframe')).toHaveCount(2);
  await settled(page);
  const text = await top('.jodit-workplace');
  expect(text).toBeLessThanOrEqual(360);
  expect(await top('main aside')).toBe(await top('main form section'));
  await saveOnThaiLayout(page);
  await expect(page.locator('main form').getByRole('alert')).toBeVisible();
  expect(await top('.jodit-workplace')).toBe(text);
  expect((await page.locator('[data-form-bar]').boundingBox())?.height).toBe(56);

  await page.goto('/member/members?edit=1');
  await expect(page.locator('main form')).toBeVisible();
  await settled(page);
  expect((await page.locator('main form').boundingBox())?.height).toBeLessThanOrEqual(1750);
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = await top('[data-form-bar]');
  const inputs = await page
    .locator('main form .mantine-Input-wrapper')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
  expect(inputs.filter((bottom) => bottom < bar).length).toBeGreaterThanOrEqual(6);
});
