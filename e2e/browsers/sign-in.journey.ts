import { authPhrases } from '../support/auth.phrases.ts';
import { accountOf, emailOf } from '../support/people.ts';
import { address } from '../support/ports.ts';
import { expect, test } from './support/journey.ts';

test('a person signs in with e-mail and password, signs out, and signs in with Office365', async ({ driven, words }) => {
  const t = words(authPhrases);
  const { email, password, fname_th, fname_en } = accountOf('staff');
  await driven.open(`${address}/login`);
  await driven.click('tab', t.local);
  await driven.fill(t.email, email);
  await driven.fill(t.password, password);
  await driven.click('button', t.signIn);
  await driven.seeAddress(/\/app\/profile-view$/);
  await driven.see('heading', new RegExp(`${fname_th}|${fname_en}`));

  await driven.run(() => localStorage.clear());
  await driven.open(`${address}/web/content_new?q=abc`);
  await driven.seeAddress(/\/starter$/);
  await driven.click('link', t.office);
  await driven.fill(/./, emailOf('staff'));
  await driven.press('Enter');
  await driven.click('link', new RegExp(emailOf('staff')));
  await driven.seeAddress(/\/web\/content_new\?q=abc$/);
  expect(await driven.run(() => JSON.stringify([location.href, history.state, document.referrer]))).not.toContain('token');
});
