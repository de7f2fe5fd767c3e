import { expect, test } from 'vitest';
import { membersNamed } from './people-named.ts';

const members = ['ผศ. ดร.เอกชัย เจริญสุขสวัสดิ์', 'อ.มาลี รักไทย', 'รศ.มาลี รักไทย', 'Dr. Ann Leefield', 'นายธนพล วัฒนกิจ'].map((label) => ({ label }));

test.each([
  ['เอกชัย เจริญสุขสวัสดิ์ และ John Smith', ['ผศ. ดร.เอกชัย เจริญสุขสวัสดิ์']],
  ['Ann Leefield, ธนพล  วัฒนกิจ and Kim', ['Dr. Ann Leefield', 'นายธนพล วัฒนกิจ']],
  ['เอกชัย เจริญสุขสวัสดิ์\nธนพล\u00a0วัฒนกิจ\r\n', ['ผศ. ดร.เอกชัย เจริญสุขสวัสดิ์', 'นายธนพล วัฒนกิจ']],
  ['มาลี รักไทย', []],
  ['กิจ, a, ', []],
])('%s names %j', (makers, names) => {
  expect(membersNamed(makers, members).map(({ label }) => label)).toEqual(names);
});
