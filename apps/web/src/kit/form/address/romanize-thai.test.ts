import { expect, test } from 'vitest';
import { addressOf } from './romanize-thai.ts';

test.each([
  ['ประกาศทุนการศึกษา', 'prakat_thun_kansueksa'],
  ['รับสมัครนักศึกษา', 'rap_samak_naksueksa'],
  ['คณะศิลปศาสตร์', 'khana_sinpasat'],
  ['ภาษาไทย', 'phasathai'],
  ['เรียนรู้หลักสูตรใหม่', 'rianru_laksut_mai'],
  ['งานวิจัย พ.ศ. ๒๕๖๙', 'nganwichai'],
])('%s in Latin letters', (title, name) => expect(addressOf(title, 60).replaceAll('_', '')).toContain(name.replaceAll('_', '')));

test('English titles lose what an address cannot have', () => expect(addressOf('Café & Palm-Leaf: 2026', 60)).toBe('cafe_palm_leaf_2026'));

test('a long title ends after a whole word', () => {
  const name = addressOf('one two three four', 9);
  expect(name).toBe('one_two');
  expect(addressOf('', 60)).toBe('');
});
