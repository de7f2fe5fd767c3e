import { menuItem, menuPlaces, siteLists } from '@faculty/contracts/admin/menu-item';
import { choiceWordsOf } from '@faculty/contracts/kit/labels';
import { contentPage } from '@faculty/contracts/website/content-page';
import { menuPhrases } from '../../../apps/web/src/features/admin/menu/menu.phrases.ts';
import { contentPagePhrases } from '../../../apps/web/src/features/website/content-page/content-page.phrases.ts';
import { formPhrases } from '../../../apps/web/src/kit/form/form.phrases.ts';
import { listPhrases } from '../../../apps/web/src/kit/list/list.phrases.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { fieldLabels } from '../../support/field-labels.ts';
import { choose } from '../../support/fields.ts';
import { expect, test } from '../../support/journey.ts';
import { RecordList } from '../../support/lists.ts';
import { siteAddress } from '../../support/ports.ts';

test('staff make a menu of two levels by keyboard, visitors see it at once, and a hidden page leaves it', async ({
  page,
  context,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
}) => {
  const t = words({ ...menuPhrases, ...fieldLabels(menuItem) });
  const saving = words(formPhrases);
  const admin = await api('admin');
  const [parent, child] = [`หมวด ${mark}`, `หน้าใหม่ ${mark}`];
  const fields = { page_url: `menu_${mark}`, page_title_th: child, page_content_th: '<p>เนื้อหา</p>' };
  const made = await admin.post('/webConPages', { data: fields });
  await expect(made).toBeOK();
  const { pages_id } = await made.json();
  const columns = page.getByRole('region', { name: menuPlaces.F[language] });
  const row = (label: string) => columns.getByRole('listitem').filter({ has: page.getByRole('link', { name: label, exact: true }) });
  const name = (label: string) => (language === 'en' ? `${label} EN` : label);

  await signIn(page, 'admin', '/admin/menu');
  await expect(columns).toBeVisible();
  await expectAccessible(page, 'menu');
  await test.step('a heading is added to the footer', async () => {
    await page.getByRole('link', { name: t.add }).click();
    await page.getByRole('textbox', { name: `${t.label} (${saving.inThai})` }).fill(parent);
    await page.getByRole('textbox', { name: `${t.label} (${saving.inEnglish})` }).fill(`${parent} EN`);
    await choose(page, t.target_kind, /^(?:ไม่มีลิงก์|Nothing)/);
    await choose(page, t.under, menuPlaces.F[language]);
    await expectAccessible(page, 'form');
    await page.getByRole('button', { name: saving.save, exact: true }).click();
    await expect(row(name(parent))).toBeVisible();
  });

  await test.step('the list of content pages says that nothing leads to the page, and puts it into the menu', async () => {
    const pages = words({ ...contentPagePhrases, ...fieldLabels(contentPage) });
    await page.goto(`/web/content_page?q=${mark}`);
    const record = new RecordList(page, language, isPhone).record(child);
    await expect(record).toContainText(pages.notLinked);
    await record.getByRole('link', { name: pages.putIn }).click();
    await expect(page.getByRole('textbox', { name: `${t.label} (${saving.inThai})` })).toHaveValue(child);
    await page.getByRole('textbox', { name: `${t.label} (${saving.inEnglish})` }).fill(`${child} EN`);
    await choose(page, t.under, menuPlaces.F[language]);
    await page.getByRole('button', { name: saving.save, exact: true }).click();
    await expect(record).toBeVisible();
    await page.goto('/admin/menu');
    await expect(row(name(child))).toBeVisible();
  });

  const site = await context.newPage();
  const footer = site.getByRole('contentinfo');
  await test.step('arrows put it below the heading, are said to do so and keep the focus', async () => {
    const into = page.getByRole('button', { name: t.in(name(child)), exact: true });
    await into.focus();
    await page.keyboard.press('Enter');
    const says = t.moved(name(child), 1, 1, name(parent));
    await expect(page.getByRole('status').filter({ hasText: says })).toHaveCount(1);
    await expect(row(name(parent)).getByRole('link', { name: name(child), exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: t.out(name(child)), exact: true })).toBeFocused();
    const column = footer.getByRole('navigation', { name: parent });
    await expect(async () => {
      await site.goto(siteAddress);
      await expect(column.getByRole('link', { name: child })).toHaveAttribute('href', `/page/menu_${mark}`, { timeout: 500 });
    }).toPass();
    await expectAccessible(site, 'website');
    await site.goto(`${siteAddress}/en/`);
    await expect(footer.getByRole('navigation', { name: `${parent} EN` })).toBeVisible();
  });

  await test.step('another order is at once that of the website', async () => {
    const up = page.getByRole('button', { name: t.up(name(parent)), exact: true });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(columns.locator(':scope > ul > li').last()).not.toContainText(name(parent));
    // the screen shows the move before it is saved
    await expect(async () => {
      await site.goto(siteAddress);
      await expect(footer.getByRole('navigation').last()).not.toContainText(child, { timeout: 500 });
    }).toPass();
  });

  await test.step('a hidden page leaves the menu with its heading, and the screen names it', async () => {
    await expect(await admin.put(`/webConPages/${pages_id}`, { data: { ...fields, active: 'N' } })).toBeOK();
    await site.goto(siteAddress);
    await expect(footer.getByText(mark)).toHaveCount(0);
    await page.reload();
    await expect(row(name(child)).last()).toContainText(choiceWordsOf(menuItem.row, 'target_state')?.H?.[language] ?? '');
    await expect(page.getByRole('region', { name: t.preview }).getByText(name(child))).toHaveCount(0);
  });

  await test.step('what has something below it is kept; both are deleted from below', async () => {
    for (const label of [parent, child, parent]) {
      await page.getByRole('button', { name: t.remove(name(label)), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words(listPhrases).remove, exact: true })
        .click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await expect(columns.getByText(mark)).toHaveCount(0);
  });
});

test('staff add a block with an item to the home page by keyboard, order and hide it, and visitors see it', async ({
  page,
  context,
  words,
  language,
  signIn,
  mark,
}) => {
  const t = words({ ...menuPhrases, ...fieldLabels(menuItem) });
  const saving = words(formPhrases);
  const [block, item] = [`ทางลัด ${mark}`, `สมัคร ${mark}`];
  const blocks = page.getByRole('region', { name: menuPlaces.W[language] });
  const row = (label: string) => blocks.getByRole('listitem').filter({ has: page.getByRole('link', { name: label, exact: true }) });
  const label = page.getByRole('textbox', { name: `${t.label} (${saving.inThai})` });
  const press = async (name: string, role: 'button' | 'link' = 'button') => {
    await page.getByRole(role, { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  const site = await context.newPage();
  const main = site.getByRole('main');
  const shown = async (check: () => Promise<void>) =>
    expect(async () => {
      await site.goto(siteAddress);
      await check();
    }).toPass();

  await signIn(page, 'admin', '/admin/menu?part=home');
  await expect(blocks).toBeVisible();
  await expectAccessible(page, 'home page');
  await test.step('a block of quick ways, and an item in it', async () => {
    await press(t.addBlock, 'link');
    await choose(page, t.block, choiceWordsOf(menuItem.row, 'block')?.ways?.[language] ?? '');
    await label.fill(block);
    await expectAccessible(page, 'form of a block');
    await page.keyboard.press('Control+s');
    await expect(row(block)).toBeVisible();
    await press(t.addBelow(block), 'link');
    await label.fill(item);
    await choose(page, t.target_kind, choiceWordsOf(menuItem.row, 'target_kind')?.L?.[language] ?? '');
    await choose(page, t.target, siteLists['/news'][language]);
    await page.keyboard.press('Control+s');
    await expect(row(item).last()).toBeVisible();
    await shown(() => expect(main.getByRole('link', { name: item })).toHaveAttribute('href', '/news', { timeout: 500 }));
  });

  await test.step('it moves up, is hidden and shown again', async () => {
    const before = await blocks.locator(':scope > ul > li').count();
    await press(t.up(block));
    await expect(page.getByRole('status').filter({ hasText: t.moved(block, before - 1, before, menuPlaces.W[language]) })).toHaveCount(1);
    await expect(page.getByRole('button', { name: t.up(block), exact: true })).toBeFocused();
    await press(t.hide(block));
    await expect(row(block).getByText(t.hidden)).toBeVisible();
    await shown(() => expect(main.getByText(mark)).toHaveCount(0, { timeout: 500 }));
    await press(t.show(block));
    await shown(() => expect(main.getByRole('link', { name: item })).toBeVisible({ timeout: 500 }));
    await expectAccessible(site, 'website');
  });

  await test.step('both are deleted', async () => {
    for (const name of [item, block]) {
      await page.getByRole('button', { name: t.remove(name), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words(listPhrases).remove, exact: true })
        .click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await shown(() => expect(main.getByText(mark)).toHaveCount(0, { timeout: 500 }));
  });
});
