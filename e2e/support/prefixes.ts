import type { Language } from '@faculty/contracts/kit/bilingual';
import { prefix } from '@faculty/contracts/members/prefix';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { prefixPhrases } from '../../apps/web/src/features/members/prefix/prefix.phrases.ts';
import { speak } from '../../apps/web/src/i18n/speak.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { fieldLabels } from './field-labels.ts';

/** Fields of the prefix form, by their labels. */
export function prefixForm(page: Page, language: Language) {
  const t = speak({ ...prefixPhrases, ...fieldLabels(prefix) }, language);
  const form = speak(formPhrases, language);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  return {
    code: field(t.prefix_code),
    shortThai: field(`${t.prefix_s} (${form.inThai})`),
    shortEnglish: field(`${t.prefix_s} (${form.inEnglish})`),
    longThai: field(`${t.prefix_l} (${form.inThai})`),
    longEnglish: field(`${t.prefix_l} (${form.inEnglish})`),
    save: page.getByRole('button', { name: form.save, exact: true }),
  };
}

/** An unused code: those of the demo data have three digits. */
export const newPrefixCode = () => String(10_000 + Math.floor(Math.random() * 90_000));

/** Creates a prefix by the documented call. */
export async function makePrefix(api: APIRequestContext, name: string): Promise<string> {
  const prefix_code = newPrefixCode();
  const answer = await api.post('/prefixs', { data: { prefix_code, prefix_s_th: name, prefix_l_th: name } });
  await expect(answer).toBeOK();
  return prefix_code;
}
