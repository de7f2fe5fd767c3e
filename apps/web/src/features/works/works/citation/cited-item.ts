/** A person of an entry. */
interface CitedPerson {
  literal: string;
}

/** What the readers of the formats answer, in CSL's names; the contract's `citation` checks it. */
export interface CitedItem {
  type?: string;
  title?: string;
  subtitle?: string;
  author?: CitedPerson[];
  editor?: CitedPerson[];
  'container-title'?: string;
  publisher?: string;
  'publisher-place'?: string;
  'event-place'?: string;
  volume?: string;
  issue?: string;
  page?: string;
  DOI?: string;
  ISBN?: string;
  ISSN?: string;
  URL?: string;
  /** A date in words. */
  issued?: string;
}

export const firstOf = (values: readonly (string | undefined)[]): string =>
  values.find((value) => value !== undefined && value !== '') ?? '';

const isThai = (text: string) => /[\u0e01-\u0e3a\u0e40-\u0e4d]/.test(text);
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
