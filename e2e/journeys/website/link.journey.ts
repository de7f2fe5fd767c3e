import { fieldErrorWords } from '@faculty/contracts/field-errors';
import type { Language } from '@faculty/contracts/kit/bilingual';
import { videoPlatforms } from '@faculty/contracts/kit/video-address';
import { link } from '@faculty/contracts/website/link';
import { pageOptions } from '@faculty/prisma/seed/reference/options';
import type { Page } from '@playwright/test';
import { linkPhrases } from '../../../apps/web/src/features/website/link/link.phrases.ts';
import { speak } from '../../../apps/web/src/i18n/speak.ts';
import { formPhrases } from '../../../apps/web/src/kit/form/form.phrases.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { fieldLabels } from '../../support/field-labels.ts';
import { choose, switchOf, textOf } from '../../support/fields.ts';
import { expect, test } from '../../support/journey.ts';
import { RecordList } from '../../support/lists.ts';
import { Mistakes } from '../../support/mistakes.ts';
import { picture } from '../../support/pictures.ts';

/** Labels of a group and of one of its sections in the reference data. */
function optionLabels(group: string, type: string, language: Language): { group: string; type: string } {
  const words = (list: string, value: string) => pageOptions[list]?.[value]?.[language] ?? value;
  return { group: words('LINK_GROUP', group), type: words(`LINK_TYPE_UNIT_${group}`, type) };
}

/** Fields of the form of a link, by their labels. */
function linkForm(page: Page, language: Language) {
  const t = speak({ ...linkPhrases, ...fieldLabels(link) }, language);
  const form = speak(formPhrases, language);
  return {
    address: textOf(page, t.links_url),
    manual: textOf(page, t.links_url_manual),
    english: switchOf(page, t.switch_lang),
    titleThai: textOf(page, `${t.links_title} (${form.inThai})`),
    titleEnglish: textOf(page, `${t.links_title} (${form.inEnglish})`),
    descriptionThai: textOf(page, `${t.links_desc} (${form.inThai})`),
    descriptionEnglish: textOf(page, `${t.links_desc} (${form.inEnglish})`),
    icon: textOf(page, t.links_h_icon),
    colour: textOf(page, t.links_h_color),
    look: page.getByRole('region', { name: t.look }),
    save: page.getByRole('button', { name: form.save, exact: true }),
  };
}

// axe checks final colours, not those of a fade-in
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pickerPhrases = {
  title: { th: 'เลือกไอคอน', en: 'Choose an icon' },
  search: { th: 'ค้นหาไอคอน', en: 'Search icons' },
};
const videoPhrases = { show: { th: 'แสดงภาพจากวิดีโอ', en: 'Show the still' } };
const contrastPhrases = { clear: { th: 'เห็นชัด', en: 'Easy to see' }, faint: { th: 'จางเกินไป', en: 'Too faint' } };

test('a link to a video is added with an icon, found, given pictures concurrently, deleted and restored', async ({
  page,
  words,
  language,
  isPhone,
  signIn,
  api,
  mark,
}) => {
  test.slow();
  const t = words({ ...linkPhrases, ...fieldLabels(link) });
  const saving = words(formPhrases);
  const picker = words(pickerPhrases);
  const media = optionLabels('D2', 'D2T3', language);
  const list = new RecordList(page, language, isPhone);
  const form = linkForm(page, language);
  const foreign = await watchForeign(page);
  const mistakes = new Mistakes(page, language, list, await api('admin'), mark);
  const title = `วิดีโอ ${mark}`;
  await signIn(page, 'staff', '/web/content_link');
  await expect(list.records.first()).toBeVisible();
  await expectAccessible(page, 'list');

  await test.step('an address that is not a video is reported at the field, and typed text is kept', async () => {
    await page.getByRole('link', { name: t.add }).first().click();
    await expect(form.address).toHaveValue('#');
    await choose(page, t.links_group_tag, media.group);
    await choose(page, t.links_type_tag, media.type);
    await form.titleThai.fill(title);
    await form.descriptionThai.fill('สำหรับฝึกฟัง');
    await form.address.fill('https://example.com/film.mp4');
    await form.save.click({ force: true });
    await expect(page.getByRole('alert')).toContainText(fieldErrorWords('video_address', language));
    await expect(form.address).toBeFocused();
    await expect(form.titleThai).toHaveValue(title);
    await expectAccessible(page, 'refused form');
  });

  await test.step('the preview picture is requested from the platform only after a click', async () => {
    await form.address.fill(videoPlatforms.youtube.example);
    const show = page.getByRole('button', { name: words(videoPhrases).show });
    await expect(show).toBeVisible();
    expect(foreign).toEqual([]);
    await show.click();
    await expect(page.getByRole('img', { name: /aqz-KE-bpKQ/ })).toBeVisible();
    expect(foreign).toEqual(['https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg']);
  });

  await test.step('an icon is searched in Thai and selected; an unknown icon is refused', async () => {
    await form.look.getByRole('button', { name: t.chooseIcon }).click();
    const dialog = page.getByRole('dialog', { name: picker.title });
    await dialog.getByRole('searchbox', { name: picker.search }).fill('หนังสือ');
    const book = dialog.getByRole('button', { name: 'fas fa-book', exact: true });
    await expect(book).toBeVisible();
    await expectAccessible(page, 'icons');
    await book.click();
    await expect(form.icon).toHaveValue('fas fa-book');
    await form.icon.fill('fas fa-abacus');
    await form.icon.press('Tab');
    await expect(form.icon).toHaveAccessibleDescription(/5\.15\.4/);
    await expect(form.icon).toHaveAttribute('aria-invalid', 'true');
    await form.icon.fill('fas fa-book');
  });

  await test.step('the contrast of the colour with the icon is shown', async () => {
    await form.colour.fill('#ffcc00');
    await expect(form.look.getByText(words(contrastPhrases).faint)).toBeVisible();
    await form.colour.fill('#126E40');
    await expect(form.look.getByText(words(contrastPhrases).clear)).toBeVisible();
    await form.colour.press('Tab');
  });

  await test.step('it is saved in both languages, and is first in the list', async () => {
    await form.english.press('Space');
    await form.titleEnglish.fill(`Video ${mark}`);
    await form.descriptionEnglish.fill('Listening practice');
    await form.save.click();
    await expect(list.records.first()).toContainText(title);
    await expect(list.records.first()).toContainText(language === 'th' ? `วิดีโอ ${mark}` : `Video ${mark}`);
  });

  const staff = await api('staff');
  const stored = async () => (await (await staff.get('/web_con_links', { params: { q: mark } })).json())[0];
  const made = await stored();
  expect(made).toMatchObject({
    links_group_tag: 'D2',
    links_type_tag: 'D2T3',
    links_h_icon: 'fas fa-book',
    links_h_color: '#126E40',
    links_url: videoPlatforms.youtube.example,
  });

  await test.step('search and filters find it; selecting another group clears the section', async () => {
    await list.search(mark);
    await expect(list.records).toHaveCount(1);
    await list.filter(t.links_group_tag, media.group);
    await list.filter(t.links_type_tag, media.type);
    await expect(page).toHaveURL(/links_type_tag=D2T3/);
    await expect(list.record(title)).toBeVisible();
  });

  await test.step('it gets pictures, which are public', async () => {
    await list.open(title);
    await form.look.getByRole('radio', { name: t.picture }).press('Space');
    const choosing = form.look.locator('input[type="file"]');
    await choosing.nth(0).setInputFiles(picture('thai.png', [25, 83, 210]));
    await expect(form.look.getByText('thai.png')).toBeVisible();
    await choosing.nth(1).setInputFiles(picture('english.png', [210, 83, 25]));
    await expect(form.look.getByText('english.png')).toBeVisible();
    await form.titleThai.fill(`${title} ใหม่`);
    const label = `${t.links_title} (${saving.inThai})`;
    await mistakes.saveAfterAnother(link, { field: 'links_title_th', label, mine: `${title} ใหม่`, save: form.save });
    await expect(page.getByText(saving.edited(String(made.links_id)))).toBeVisible();
    const { links_h_image_th } = await stored();
    expect((await page.request.get(links_h_image_th)).status()).toBe(200);
  });

  await test.step('it is deleted, and its pictures are not public until it is restored', async () => {
    const { links_h_image_th } = await stored();
    const isShown = async () => (await page.request.get(links_h_image_th)).status();
    await list.remove(`${title} ใหม่`);
    await expect(list.record(title)).toBeHidden();
    await expect.poll(isShown).toBe(404);
    await mistakes.restore(`${title} ใหม่`);
    await expect.poll(isShown).toBe(200);
    await mistakes.openRestored();
    await expect(form.titleThai).toHaveValue(`${title} ใหม่`);
  });
});

test('only a service has the address of a manual', async ({ page, words, language, signIn, api, mark }) => {
  const t = words({ ...linkPhrases, ...fieldLabels(link) });
  const service = optionLabels('D3', 'D3T1', language);
  const form = linkForm(page, language);
  await signIn(page, 'staff', '/web/content_link?form=add');
  await expect(form.address).toBeVisible();
  await expect(form.manual).toBeHidden();
  await choose(page, t.links_group_tag, service.group);
  await choose(page, t.links_type_tag, service.type);
  // typed after the #, without selecting it first
  await form.address.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('https://service.university.example/');
  await form.manual.fill('https://service.university.example/manual.pdf');
  await form.titleThai.fill(`บริการ ${mark}`);
  await form.descriptionThai.fill('ขอเอกสารออนไลน์');
  await form.save.click();
  await expect(page.locator('[data-row]').first()).toContainText(mark);
  const [made] = await (await (await api('staff')).get('/web_con_links', { params: { q: mark } })).json();
  expect(made).toMatchObject({
    links_url: 'https://service.university.example/',
    links_url_manual: 'https://service.university.example/manual.pdf',
  });
});

/** Answers requests to the platforms with a local picture, and returns the list of their URLs. */
async function watchForeign(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(/^https:\/\/(i\.ytimg|player\.vimeo)\.com\//, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'image/png', body: picture('still.png', [10, 10, 10], 480, 360).buffer });
  });
  return requests;
}
