import { comboRoutes, personOption } from '@faculty/contracts/lookups/combos';
import { defineCombo } from '../../../kit/fields/choice/use-combo.ts';

/** Everybody there is, to choose co-authors from. */
export const membersCombo = defineCombo({
  route: comboRoutes.people,
  option: personOption,
  choice: ({ user_name, full_name_th, full_name_en }, language) => ({
    value: user_name,
    label: (language === 'en' && full_name_en) || full_name_th,
  }),
});

/**
 * Members whose names are in a list of authors such as `สมชาย ใจดี, Ann Lee และ มาลี รักไทย`; titles before a name are ignored.
 * A member is taken only where one member alone has that name.
 */
export function membersNamed<Member extends { label: string }>(makers: string, members: readonly Member[]): Member[] {
  const names = makers
    .slice(0, 2_000)
    .split(/\s*,\s*|\s+(?:และ|and|&)\s*/)
    .map(withoutSpaces);
  const found = names
    .filter((name) => name.length >= 5)
    .map((name) => members.filter(({ label }) => withoutSpaces(label).endsWith(name)))
    .flatMap((same) => (same.length === 1 ? same : []));
  return [...new Set(found)];
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '').toLowerCase();
