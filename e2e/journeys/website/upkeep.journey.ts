import { upkeepPhrases } from '../../../apps/web/src/features/website/upkeep/upkeep.phrases.ts';
import { listPhrases } from '../../../apps/web/src/kit/list/list.phrases.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/journey.ts';

// axe checks final colours, not those of a fade-in
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a telephone number is replaced in 14 texts and taken back; a dead link is replaced; what is due is found', async ({
  page,
  words,
  signIn,
  api,
  database,
  mark,
}) => {
  test.slow();
  const t = words(upkeepPhrases);
  const list = words(listPhrases);
  const staff = await api('staff');
  const phone = `02-${mark.replace(/\D/g, '').padEnd(4, '7')}-4567`;
  const dead = `https://gone.example/${mark}`;
  const names = Array.from({ length: 14 }, (_, n) => `${mark} ${n + 1}`);
  const ids: number[] = [];
  for (const [n, title] of names.entries()) {
    const html = `<p>โทร. <b>${phone.slice(0, 4)}</b>${phone.slice(4)} ต่อ ${n}</p>${n < 2 ? `<p><a href="${dead}">x</a></p>` : ''}`;
    const made = await staff.post('/webConPages', { data: { page_url: `${mark}_${n}`, page_title_th: title, page_content_th: html } });
    await expect(made).toBeOK();
    ids.push((await made.json()).pages_id);
  }
  const contentOf = async (id = 0) => (await (await staff.get(`/webConPages/${id}`)).json()).page_content_th as string;
  const undo = page.getByRole('button', { name: list.undo, exact: true });

  await test.step('the number is found in its sentences, replaced in 14 texts but one, and taken back by one press', async () => {
    await signIn(page, 'staff', '/web/upkeep?part=replace');
    await page.getByRole('textbox', { name: t.find }).fill(phone);
    await page.getByRole('button', { name: t.search, exact: true }).click();
    await expect(page.getByText(t.found(14, 14))).toBeVisible();
    await expect(page.getByText(`โทร. ${phone} ต่อ 3`)).toBeVisible();
    await expectAccessible(page, 'find and replace');
    await page.getByRole('checkbox', { name: `โทร. ${phone} ต่อ 13` }).uncheck();
    await page.getByRole('textbox', { name: t.words }).fill('02-999-4567');
    await page.getByRole('button', { name: t.doReplace(13) }).click();
    await expect(page.getByText(t.replaced(13))).toBeVisible();
    await expect(page.getByText(t.found(1, 1))).toBeVisible();
    // words as long as the found ones keep its tags
    expect((await contentOf(ids[3])).replace(/<[^>]*>/g, '')).toContain('02-999-4567');
    await undo.click();
    await expect(page.getByText(t.found(14, 14))).toBeVisible();
    expect(await contentOf(ids[3])).toContain(`<b>${phone.slice(0, 4)}</b>${phone.slice(4)}`);
    await page.getByRole('checkbox', { name: t.all }).check();
    await page.getByRole('button', { name: t.doReplace(14) }).click();
    await expect(page.getByText(t.replaced(14))).toBeVisible();
    await undo.click();
    await expect(page.getByText(t.found(14, 14))).toBeVisible();
  });

  await test.step('a dead link is replaced everywhere', async () => {
    for (const id of ids.slice(0, 2))
      await database(
        `INSERT INTO link_places (entity, record_id, address) VALUES ('content_page', $1, $2) ON CONFLICT DO NOTHING`,
        id,
        dead,
      );
    await database(
      `INSERT INTO link_checks (address, host, state, answer, since, nights) VALUES ($1, 'gone.example', 'dead', '404', '2026-11-20', 3)`,
      dead,
    );
    await page.goto('/web/upkeep');
    await expect(page.getByRole('link', { name: dead })).toBeVisible();
    await expect(page.getByRole('link', { name: names[1] ?? '', exact: true })).toBeVisible();
    await expectAccessible(page, 'dead links');
    const address = page.getByRole('textbox', { name: `${t.newAddress}: ${dead}` });
    await address.fill('example');
    await page.getByRole('button', { name: t.everywhereOf(dead) }).click();
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await address.fill('https://www.example.ac.th/new');
    await page.getByRole('button', { name: t.everywhereOf(dead) }).click();
    await expect(page.getByText(t.replaced(2))).toBeVisible();
    await expect(page.getByRole('link', { name: dead })).toBeHidden();
    expect(await contentOf(ids[0])).toContain('href="https://www.example.ac.th/new"');
  });

  await test.step('what is due is counted, with the way to it, and is not due any more with another day', async () => {
    await database(`UPDATE web_con_pages SET review_on = '2026-11-01', review_owner = 'staff' WHERE pages_id = $1`, ids[0]);
    await page.goto('/web/upkeep?part=look');
    await expectAccessible(page, 'what is to be looked at');
    await page.locator('a[href="/web/content_page?finding=look_again"]').click();
    await expect(page.getByText(names[0] ?? '', { exact: true })).toBeVisible();
    await database(`UPDATE web_con_pages SET review_on = '2999-11-01', updated_at = now() WHERE pages_id = $1`, ids[0]);
    await page.reload();
    await expect(page.getByText(names[0] ?? '', { exact: true })).toBeHidden();
    await page.goto('/web/upkeep?part=files');
    await page.getByRole('link', { name: t.unused }).click();
    await expect(page).toHaveURL(/\/web\/content_upload\?kept=unused/);
  });
});
