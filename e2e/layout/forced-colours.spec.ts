import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { expect, test } from '../support/journey.ts';

/** Background in forced colours and outside what is chosen. */
const background = (element: Element) => getComputedStyle(element).backgroundColor;

test('in forced colours, what is chosen, current or on has another background than what is not', async ({
  page,
  signIn,
  words,
  isPhone,
}) => {
  test.skip(isPhone, 'forced colours are a setting of desktop systems');
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'admin', '/web/content_new?form=add');
  await expect(page.getByRole('button', { name: words(formPhrases).save, exact: true })).toBeVisible();
  const language = page.locator('label:has(> input[type="radio"][value="th"]), label:has(> input[type="radio"][value="en"])');
  const [thai, english] = [await language.first().evaluate(background), await language.last().evaluate(background)];
  expect(thai).not.toBe(english);
  const entries = page.getByRole('navigation').getByRole('link');
  const current = await entries.and(page.locator('[aria-current="page"]')).first().evaluate(background);
  expect(current).not.toBe(await entries.and(page.locator(':not([aria-current])')).first().evaluate(background));
  const track = page.locator('.mantine-Switch-track');
  const one = page.getByRole('switch').first();
  const isOn = await one.isChecked();
  const before = await track.first().evaluate(background);
  await track.first().click();
  await expect(one).toBeChecked({ checked: !isOn });
  await expect.poll(() => track.first().evaluate(background)).not.toBe(before);
  expect(await track.first().evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px');
});

test('in forced colours, a ticked box has another background than an empty one', async ({ page, signIn, isPhone }) => {
  test.skip(isPhone, 'forced colours are a setting of desktop systems');
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'admin', '/member/role?person=somkiat.man');
  const boxes = page.getByRole('table').getByRole('checkbox');
  await expect(boxes.nth(0)).toBeChecked();
  await expect(boxes.nth(1)).not.toBeChecked();
  expect(await boxes.nth(0).evaluate(background)).not.toBe(await boxes.nth(1).evaluate(background));
});
