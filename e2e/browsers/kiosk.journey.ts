import { kioskPhrases, outcomePhrases } from '../../apps/web/src/features/centre/kiosk/kiosk.phrases.ts';
import { address } from '../support/ports.ts';
import { expect, test } from './support/journey.ts';

test('a device becomes a kiosk by a pairing code, and members scan in and twice', async ({ driven, api, words, mark }) => {
  const t = words(kioskPhrases);
  const outcomes = words(outcomePhrases);
  const admin = await api('admin');
  const user_code = `${Date.now()}`.slice(-12);
  const [{ up_department_id: job_title }] = await (await admin.post('/combo/dcUpDepartmentActive')).json();
  const names = { fname_th: 'มะลิ', lname_th: `ใจงาม${mark}`, fname_en: 'Mali', lname_en: `Jaingam${mark}` };
  await expect(await admin.post('/mem_lc_users', { data: { ...names, user_name: mark, user_code, user_type: 'S', job_title } })).toBeOK();
  await admin.post('/update_temp_key', { data: { page_code: 'lc_room_checkin' } });
  const { code } = await (await admin.post('/temp_key_pairing', { data: { page_code: 'lc_room_checkin' } })).json();

  await driven.open(`${address}/checkin`);
  await driven.fill(t.pairCode, code);
  await driven.click('button', t.pair);
  await driven.seeAddress(/\/checkin\/.+/);
  await driven.see('textbox', t.code);

  await test.step('a scanner types and sends', async () => {
    await expect.poll(() => driven.run(() => document.activeElement instanceof HTMLInputElement)).toBe(true);
    await driven.type(user_code);
    await driven.press('Enter');
    await driven.read(outcomes.in);
    await driven.read(`มะลิ ใจงาม${mark}`);
  });

  await test.step('the button sends too', async () => {
    await driven.fill(t.code, user_code);
    await driven.click('button', t.send);
    await driven.read(outcomes.double);
  });

  await test.step('the kiosk would open without a network', async () => {
    await expect.poll(() => driven.run(() => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null)).toBe(true);
  });
});
