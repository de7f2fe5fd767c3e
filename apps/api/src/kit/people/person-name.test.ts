import { Prisma } from '@faculty/prisma/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/test-app.ts';
import { titledNames } from '../../resources/website/deans/direct-dean.resource.ts';
import { titledName, titledNameParts } from './person-name.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const prefix = { prefix_s_th: 'ศ. ดร.', prefix_l_th: 'ศาสตราจารย์ ดร.', prefix_s_en: 'Prof. Dr.', prefix_l_en: 'Professor Dr.' };

test.each([
  [
    { fname_th: 'ศุภชัย', lname_th: 'ณ อยุธยา', fname_en: 'Supphachai', lname_en: 'Na Ayutthaya' },
    true,
    'ศ. ดร.ศุภชัย ณ อยุธยา',
    'Prof. Dr. Supphachai Na Ayutthaya',
  ],
  [{ fname_th: 'ศุภชัย', lname_th: 'ณ อยุธยา', fname_en: 'Supphachai', lname_en: '' }, false, 'ศุภชัย ณ อยุธยา', 'Supphachai'],
  [{ fname_th: 'ศุภชัย', lname_th: '', fname_en: '', lname_en: '' }, true, 'ศ. ดร.ศุภชัย', ''],
])('%o with a title: %s is composed equally in SQL and TypeScript', async (names, hasTitle, full_name_th, full_name_en) => {
  const person = await t.person({});
  const { user_name } = person;
  await t.app.db.user.update({ where: { user_name }, data: names });
  if (hasTitle) {
    await t.app.db.prefix.upsert({
      where: { prefix_code: 'T9' },
      create: { prefix_code: 'T9', created_by: 'x', updated_by: 'x', ...prefix },
      update: {},
    });
    await t.app.db.userInfo.upsert({ where: { user_name }, create: { user_name, prefix_code: 'T9' }, update: { prefix_code: 'T9' } });
  }
  const user = await t.app.db.user.findUniqueOrThrow({ where: { user_name }, select: titledNameParts });
  const rows = await t.app.db.$queryRaw(Prisma.sql`
    SELECT ${titledNames.full_name_th} AS full_name_th, ${titledNames.full_name_en} AS full_name_en
    FROM users LEFT JOIN user_infos ON user_infos.user_name = users.user_name
    LEFT JOIN prefixs ON prefixs.prefix_code = user_infos.prefix_code WHERE users.user_name = ${user_name}`);
  expect([titledName(user), rows]).toEqual([{ full_name_th, full_name_en }, [{ full_name_th, full_name_en }]]);
});
