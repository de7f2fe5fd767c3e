import type { Locator, Page } from '@playwright/test';

/** Selects an option of a field; `typed` filters a long list first. */
export async function choose(page: Page, label: string, option: string | RegExp, typed?: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.click();
  if (typed !== undefined) await field.fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** A switch of a form. Toggle it by keyboard, because its styled element covers the input. */
export const switchOf = (page: Page, label: string): Locator => page.getByRole('switch', { name: label, exact: true });

/** A text field by its label. */
export const textOf = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label, exact: true });
