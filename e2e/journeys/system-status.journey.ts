import { names } from '../../apps/api/src/resources/admin/status/status-phrases.ts';
import { statusPhrases } from '../../apps/web/src/features/admin/status/status.phrases.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expectDenied } from '../support/denied.ts';
import { expect, test } from '../support/journey.ts';

// axe checks final colours, not those of a fade-in
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an administrator sees how the system is and notes a trial restore, which nobody else finds', async ({
  page,
  words,
  language,
  signIn,
  mark,
}) => {
  const t = words(statusPhrases);
  const row = (name: keyof typeof names) =>
    page.getByRole('listitem').filter({ has: page.getByText(names[name][language], { exact: true }) });
  await signIn(page, 'admin', '/admin/status');

  await test.step('what needs attention is summed up and stands first, each with a word and what to do', async () => {
    // no backup was ever made of the journeys' database
    await expect(page.getByRole('note')).toHaveText(/1/);
    await expect(page.getByRole('list', { name: t.rows }).getByRole('listitem').first()).toContainText(names.backup[language]);
    await expect(row('backup')).toContainText(t.act);
    await expectAccessible(page, 'the system’s status');
  });

  await test.step('a trial restore of a day to come is refused at its field, one of today is kept', async () => {
    await row('trial_restore').getByRole('button', { name: t.note }).click();
    const dialog = page.getByRole('dialog');
    const day = dialog.getByRole('textbox', { name: t.day });
    const today = await day.inputValue();
    await day.fill('1/1/2600');
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'noting a trial restore');
    await day.fill(today);
    await dialog.getByRole('textbox', { name: t.done_by }).fill(mark);
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(dialog).toBeHidden();
    await expect(row('trial_restore')).toContainText(mark);
    await expect(row('trial_restore')).toContainText(t.fine);
  });

  await test.step('whoever has no right to it is told so', async () => {
    await signIn(page, 'staff', '/admin/status');
    await expectDenied(page, language, '/admin/status');
  });
});
