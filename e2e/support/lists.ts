import type { Language } from '@faculty/contracts/kit/bilingual';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Spoken, speak } from '../../apps/web/src/i18n/speak.ts';
import { listPhrases } from '../../apps/web/src/kit/list/list.phrases.ts';

/** A list screen: table rows on a wide screen, cards with a menu button on a phone. */
export class RecordList {
  readonly words: Spoken<typeof listPhrases>;
  readonly #page: Page;
  readonly #isPhone: boolean;

  constructor(page: Page, language: Language, isPhone: boolean) {
    this.words = speak(listPhrases, language);
    this.#page = page;
    this.#isPhone = isPhone;
  }

  get records(): Locator {
    return this.#page.locator('[data-row]');
  }

  /** Records that contain `name`. */
  record(name: string): Locator {
    return this.records.filter({ hasText: name });
  }

  async search(text: string): Promise<void> {
    await this.#page.getByRole('searchbox').fill(text);
  }

  /** Opens the filters, which are behind a button on a phone. */
  async openFilters(): Promise<void> {
    if (this.#isPhone) await this.#page.getByRole('button', { name: /^(ตัวกรอง|Filters)/ }).click();
  }

  async closeFilters(): Promise<void> {
    if (this.#isPhone) await this.#page.getByRole('button', { name: this.words.closeFilters }).click();
  }

  async filter(label: string, option: string): Promise<void> {
    await this.openFilters();
    await this.#page.getByRole('combobox', { name: label }).click();
    await this.#page.getByRole('option', { name: option, exact: true }).click();
    await this.closeFilters();
  }

  /** Opens a record's form by the link in its row. */
  async open(name: string): Promise<void> {
    await this.record(name).getByRole('link').click();
  }

  /** Runs an action on a record, by its button or in the "more" menu; `shown` is the text to find the row by, if it is not `name`. */
  async act(name: string, action: string, shown = name): Promise<void> {
    const record = this.record(shown);
    // in English the buttons name the record by its English title
    const button = record.getByRole('button', { name: startsWith(this.words.forRow(action, '')) });
    const more = record.getByRole('button', { name: startsWith(this.words.actionsOf('')) });
    await expect(button.or(more).first()).toBeVisible();
    if (await button.isVisible()) return button.click();
    await more.click();
    await this.#page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  /** The message after a deletion; in English it names the record by its English title. */
  get removedMessage(): Locator {
    const [before = '', after = ''] = this.words.removed('|').split('|');
    return this.#page.getByText(new RegExp(`${escaped(before)}.+${escaped(after)}`)).first();
  }

  /** Deletes a record and confirms; does not wait for the answer of the server. */
  async remove(name: string, shown = name): Promise<void> {
    await this.act(name, this.words.remove, shown);
    const question = this.#page.getByRole('dialog', { name: this.words.removeTitle });
    await question.getByRole('button', { name: this.words.remove, exact: true }).click();
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const startsWith = (text: string) => new RegExp(`^${escaped(text)}`);

/** Left edge and width of the search box and of every filter and button in the filter bar. */
export const filterPlaces = (page: Page): Promise<string[]> =>
  page.locator('search > :not([type="hidden"])').evaluateAll((parts) =>
    parts.map((part) => {
      const { left, width } = part.getBoundingClientRect();
      return `${Math.round(left)}+${Math.round(width)}`;
    }),
  );
