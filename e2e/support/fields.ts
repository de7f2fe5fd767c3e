import type { Locator, Page } from '@playwright/test';

/** Chooses an option of a field that has some; `typed` narrows a long list down first. */
export async function choose(page: Page, label: string, option: string | RegExp, typed?: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.click();
  if (typed !== undefined) await field.fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** A switch of a form. It is pressed by keyboard: what is clicked is drawn over it. */
export const switchOf = (page: Page, label: string): Locator => page.getByRole('switch', { name: label, exact: true });

/** A text field. */
export const textOf = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label, exact: true });
