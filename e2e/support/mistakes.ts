import type { Language } from '@faculty/contracts/kit/bilingual';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { binPhrases } from '../../apps/web/src/features/website/bin/bin.phrases.ts';
import { type Spoken, speak } from '../../apps/web/src/i18n/speak.ts';
import { formPhrases } from '../../apps/web/src/kit/form/form.phrases.ts';
import type { RecordList } from './lists.ts';

interface Conflict {
  /** The field that both change, and its label in the form. */
  field: string;
  label: string;
  /** Text typed by the person of the journey. */
  mine: string;
  save: Locator;
}

/** The mark in a name: in English the bin names a record by its English title, which has the same mark. */
const markOf = (name: string) => /e2e[0-9a-f]{8}/.exec(name)?.[0] ?? name;

/** Conflicting saves and restores from the bin, which work alike on every content screen. */
export class Mistakes {
  readonly #page: Page;
  readonly #list: RecordList;
  readonly #admin: APIRequestContext;
  readonly #mark: string;
  readonly #form: Spoken<typeof formPhrases>;
  readonly #bin: Spoken<typeof binPhrases>;

  constructor(page: Page, language: Language, list: RecordList, admin: APIRequestContext, mark: string) {
    this.#page = page;
    this.#list = list;
    this.#admin = admin;
    this.#mark = mark;
    this.#form = speak(formPhrases, language);
    this.#bin = speak(binPhrases, language);
  }

  /** Saves an open form after an administrator has saved another text of the same field. Expects both texts, and selects the own one. */
  async saveAfterAnother(entity: AnyEntity, { field, label, mine, save }: Conflict): Promise<void> {
    const adminText = `ของผู้ดูแล ${this.#mark}`;
    await this.#changeElsewhere(entity, { [field]: adminText });
    await save.click();
    const stale = this.#page.getByRole('dialog', { name: this.#form.staleTitle });
    const choice = stale.getByRole('radiogroup', { name: label });
    await expect(choice).toContainText(adminText);
    await expect(choice).toContainText(mine);
    await choice.getByRole('radio').first().click();
    await stale.getByRole('button', { name: this.#form.staleSave }).click();
    await expect(stale).toBeHidden();
    await expect(save).toBeHidden();
  }

  /** Restores a deleted record from the bin; `searched` is the search text, if it is not `name`. */
  async restore(name: string, searched = name): Promise<void> {
    await this.#page.goto(`/web/bin?q=${encodeURIComponent(searched)}`);
    const shown = markOf(name);
    await this.#list.act(name, this.#bin.restore, shown);
    await expect(this.#list.record(shown)).toBeHidden();
  }

  /** Opens the restored record by the link in the message. */
  async openRestored(): Promise<void> {
    await this.#page.getByRole('link', { name: this.#bin.open }).click();
  }

  /** Permanently deletes a record in the bin, after a confirmation. */
  async deleteForGood(name: string): Promise<void> {
    await this.#page.goto(`/web/bin?q=${encodeURIComponent(name)}`);
    const shown = markOf(name);
    await this.#list.act(name, this.#bin.removeForGood, shown);
    const question = this.#page.getByRole('dialog', { name: this.#bin.removeTitle });
    await expect(question).toContainText(shown);
    await question.getByRole('button', { name: this.#list.words.remove, exact: true }).click();
    await expect(this.#page.getByText(this.#bin.removed('|').split('|')[1] ?? '').filter({ hasText: shown })).toBeVisible();
    await expect(this.#list.record(shown)).toBeHidden();
  }

  /** Changes the one record with the mark by its documented call. */
  async #changeElsewhere({ routes, idKey }: AnyEntity, changes: object): Promise<void> {
    const [, list = ''] = routes.list?.split(' ') ?? [];
    const [method = '', update = ''] = routes.update?.split(' ') ?? [];
    const found = await this.#admin.get(list, { params: { q: this.#mark, page: 0, limit: 2 } });
    const { rows } = (await found.json()) as { rows: Record<string, string | number>[] };
    expect(rows).toHaveLength(1);
    const id = rows[0]?.[idKey];
    await expect(await this.#admin.fetch(update.replace(/:\w+/, String(id)), { method, data: { [idKey]: id, ...changes } })).toBeOK();
  }
}
