/** A person of a citation, in the order of speech. */
export interface CitedPerson {
  literal: string;
}

/** Whether a text has Thai letters. */
export const isThai = (text: string) => /[\u0e01-\u0e3a\u0e40-\u0e4d]/.test(text);
const suffix = /^(?:[js]r\.?|[ivx]+|ph\.?d\.?)$/i;
const particle = '(?:ณ|von|van|de|del|della|der|da|dos|la|le)';
const beginsWithParticle = new RegExp(`^${particle} `, 'i');
const endsAsGivenName = new RegExp(`[ .](?:\\p{Lu}\\.?|${particle})$`, 'u');

/**
 * The people of `A B, C D and E F`, or null where a comma may divide one name. Who writes the last one in the order of speech writes the others
 * so; an initial or a particle at the end is that of `Family, Given`.
 */
export function listedPeople(text: string): CitedPerson[] | null {
  const [before = '', last = '', ...more] = text.split(/,? (?:and |& |และ ?)/, 3);
  const names = [...before.split(','), last].map((name) => name.trim()).filter((name) => name !== '');
  const isOneList = more.length === 0 && names.length > 2 && !/[,;]/.test(last) && !before.includes(';');
  const isList = isOneList && names.every((name) => isWhole(name) && !endsAsGivenName.test(name));
  return isList ? names.map((literal) => ({ literal })) : null;
}

/** The people of one name of an entry: `Family, Given`, `Given Family`, or several that commas, `และ` or `&` divide. */
export function peopleIn(name: string): CitedPerson[] {
  const listed = listedPeople(name);
  if (listed) return listed;
  const names = name
    .replace(/[{}]/g, '')
    .split(/ & | ?; ?| และ(?= )|(?<=[\u0e00-\u0e7f]) และ/)
    .flatMap(oneOrMore);
  return names.filter((each) => each !== '').map((literal) => ({ literal }));
}

const isWhole = (name: string) => name.includes(' ') && !beginsWithParticle.test(name);

function oneOrMore(text: string): string[] {
  const parts = text.split(/ ?, ?/).map((part) => part.trim());
  const known = parts.filter((part) => part !== '');
  // `A B, C D`: two Thai names; of Latin ones `Silva Santos, Ana Luisa` is one
  const isList = known.length > 1 && known.every(isWhole) && (known.length > 2 || known.length < parts.length || isThai(text));
  if (isList) return known;
  const [family = '', given = '', more = ''] = known;
  const inOrder = suffix.test(given) ? [more, family, given] : [given, family, more];
  return [inOrder.filter((part) => part !== '').join(' ')];
}

const initials = /^(?:\p{Lu}\.[\s-]{0,2}|[ก-ฮ]{1,2}\.\s?){1,5}(?:(?:^|\s)?(?:von|van|der|den|de|del|la|da|dos|di|du|le)(?=\s|$)){0,3}$/u;

/** `ใจดี ส.`, `Jaidee S.`, `Smith JA`, but not `Smith III`. */
const familyFirst = /^(?=\S*[\p{Ll}ก-ฮ])(\S+)\s((?:[ก-ฮ]{1,2}\.)+|(?:\p{Lu}\.)+|(?!I{2,3}$|IV$)\p{Lu}{1,3})$/u;

/** The authors of a reference's head: `Lee, A. B., & Kim, C.` are two, and so are `ใจดี, ส., และ รักไทย, ม.` and `สมชาย ใจดี และมาลี รักไทย`. */
export function listedAuthors(text: string): CitedPerson[] {
  const names = text
    .replace(/\((?:Eds?|Trans|บรรณาธิการ|บ\.ก|ผู้แปล)[^()]*\)|,\s?(?:eds?|บรรณาธิการ|ผู้แปล)\.?\s?$/gi, '')
    .replace(/,?\s?(?:et al\.?|และ?คณะ|และคนอื่น\s?ๆ)/gi, '')
    .replace(/(?:…|\.\s\.\s\.|\.\.\.)/g, ',')
    // marks of affiliations, and degrees
    .replace(/[¹²³⁴-⁹*†‡]+(?=[\s,]|$)|,\s?(?:Ph|Ed)\.?\s?D\.?(?=\s?,|\s?$|\sand\s)/g, '')
    .replace(/,?\s(?:&\s|and\s|และ\s?)/g, ', ')
    .split(/\s?,\s?/)
    .map((name) => name.trim())
    .map((name) => (initials.test(name) || /(?:^|[\s.])(?:\p{Lu}|[ก-ฮ]{1,2}|Jr|Sr)\.$/u.test(name) ? name : name.replace(/\.$/, '')))
    .filter((name) => name !== '');
  const people: string[] = [];
  for (const name of names) {
    const [, family, given = ''] = familyFirst.exec(name) ?? [];
    // `Smith, John A.`
    const isGiven = initials.test(name) || (/ \p{Lu}\.$/u.test(name) && people.at(-1)?.includes(' ') === false);
    if (isGiven && people.length > 0) people.push(`${name} ${people.pop()}`);
    else if (/^(?:Jr|Sr|I{1,3}|IV)\.?$/.test(name) && people.length > 0) people.push(`${people.pop()} ${name}`);
    else people.push(family === undefined ? name : `${given.replace(/\p{Lu}(?=\p{Lu}|$)/gu, '$&. ').trim()} ${family}`);
  }
  // `Smith, John, and Mary Jones`; `ชาวเล, สมหมาย, แก้วใส, น้ำ`
  const single = people.findIndex((name) => name.includes(' '));
  const inverted = single < 0 ? people.length - (people.length % 2) : single === 2 ? 2 : 0;
  const whole = people.flatMap((name, index) => (index >= inverted ? name : index % 2 === 0 ? `${people[index + 1]} ${name}` : []));
  return whole.map((literal) => ({ literal }));
}
