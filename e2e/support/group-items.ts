import type { Language } from '@faculty/contracts/kit/bilingual';
import type { Locator, Page } from '@playwright/test';
import { groupItemPhrases } from '../../apps/web/src/features/website/group-item/group-item.phrases.ts';
import { speak } from '../../apps/web/src/i18n/speak.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { switchOf, textOf } from './fields.ts';

/** Fields of the form of a grouped document, by their labels. */
export function groupItemForm(page: Page, language: Language) {
  const t = speak(groupItemPhrases, language);
  const form = speak(formPhrases, language);
  const choice = (name: string): Locator => page.getByRole('combobox', { name, exact: true });
  return {
    master: choice(t.group_master_id),
    subA: choice(t.group_sub_a_id),
    subB: choice(t.group_sub_b_id),
    year: textOf(page, t.group_item_year),
    index: textOf(page, t.group_item_index),
    english: switchOf(page, t.switch_lang),
    titleThai: textOf(page, `${t.group_item_title} (${form.inThai})`),
    titleEnglish: textOf(page, `${t.group_item_title} (${form.inEnglish})`),
    attachment: page.getByRole('region', { name: t.attachment }),
    headerImages: page.getByRole('region', { name: t.headerImages }),
    save: page.getByRole('button', { name: form.save, exact: true }),
  };
}

/** Selects the option that contains the text. */
export async function pick(page: Page, field: Locator, words: string | RegExp): Promise<void> {
  await field.click();
  await page.getByRole('option', { name: words }).first().click();
}
