import type { Language } from '@faculty/contracts/kit/bilingual';
import { personPage } from '@faculty/contracts/website/person-page';
import type { Locator, Page } from '@playwright/test';
import { gridPhrases } from '../../apps/web/src/features/website/person-page/grid/grid.phrases.ts';
import { personPagePhrases } from '../../apps/web/src/features/website/person-page/person-page.phrases.ts';
import { speak } from '../../apps/web/src/i18n/speak.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import { fieldLabels } from './field-labels.ts';
import { textOf } from './fields.ts';

/** The form of a showcase of people. */
export function personPageForm(page: Page, language: Language) {
  const t = speak({ ...personPagePhrases, ...fieldLabels(personPage) }, language);
  const form = speak(formPhrases, language);
  return {
    url: textOf(page, t.persons_url),
    titleThai: textOf(page, `${t.persons_title} (${form.inThai})`),
    titleEnglish: textOf(page, `${t.persons_title} (${form.inEnglish})`),
    save: page.getByRole('button', { name: form.save, exact: true }),
  };
}

/** The grid of its people. */
export class PeopleGrid {
  readonly #page: Page;
  readonly #words;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#words = speak(gridPhrases, language);
  }

  /** The cell at a position, occupied or not; rows and columns from one. */
  cell(row: number, column: number): Locator {
    return this.#page.locator(`[data-place="${row - 1}/${column - 1}"]`);
  }

  /** Selects an action in the menu of an occupied cell. */
  async act(row: number, column: number, action: string): Promise<void> {
    await this.cell(row, column).locator('..').getByRole('button').last().click();
    await this.#page.getByRole('menuitem', { name: action }).click();
  }

  /** Places the person found by `search` in a free cell. */
  async place(row: number, column: number, search: string, thai: string, english: string): Promise<void> {
    const t = this.#words;
    await this.cell(row, column).click();
    const dialog = this.#page.getByRole('dialog');
    const member = dialog.getByRole('combobox', { name: t.person });
    await member.click();
    await member.fill(search);
    await this.#page.getByRole('option').first().click();
    await dialog.getByRole('textbox', { name: t.position_th }).fill(thai);
    await dialog.getByRole('textbox', { name: t.position_en }).fill(english);
    await dialog.getByRole('button', { name: t.done, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
  }
}
