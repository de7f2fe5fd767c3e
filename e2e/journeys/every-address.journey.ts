import { prefix } from '@faculty/contracts/members/prefix';
import { pageKeys } from '@faculty/contracts/pages';
import { news } from '@faculty/contracts/website/news';
import { upload } from '@faculty/contracts/website/upload';
import { expectDenied } from '../support/denied.ts';
import { expect, test } from '../support/journey.ts';
import { lecturerPages } from '../support/people.ts';

test('no address opens a screen without its right', async ({ page, language, signIn }) => {
  await signIn(page, 'lecturer');
  const answered: string[] = [];
  page.on('response', (response) => response.ok() && answered.push(new URL(response.url()).pathname));
  for (const key of pageKeys.filter((each) => !lecturerPages.includes(each))) {
    await page.goto(`${key}?form=add`);
    await expectDenied(page, language, key);
  }
  for (const { routes } of [prefix, news, upload]) expect(answered).not.toContain(routes.list?.split(' ')[1]);
});
