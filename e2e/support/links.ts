import type { Language } from '@faculty/contracts/kit/bilingual';
import { pageOptions } from '@faculty/prisma/seed/reference/options';
import type { Page } from '@playwright/test';
import { linkPhrases } from '../../apps/web/src/features/website/link/link.phrases.ts';
import { speak } from '../../apps/web/src/i18n/speak.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { switchOf, textOf } from './fields.ts';

/** Labels of a group and of one of its sections in the reference data. */
export function optionLabels(group: string, type: string, language: Language): { group: string; type: string } {
  const words = (list: string, value: string) => pageOptions[list]?.[value]?.[language] ?? value;
  return { group: words('LINK_GROUP', group), type: words(`LINK_TYPE_UNIT_${group}`, type) };
}

/** Fields of the form of a link, by their labels. */
export function linkForm(page: Page, language: Language) {
  const t = speak(linkPhrases, language);
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
