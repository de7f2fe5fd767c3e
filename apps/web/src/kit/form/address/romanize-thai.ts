/** Initial consonants of the Royal Thai General System of Transcription. */
const initials = letters('กk ขฃคฅฆkh งng จฉชฌch ซศษสs ญยy ดฎd ตฏt ฐฑฒถทธth นณn บb ปp ผพภph ฝฟf มm รr ลฬl วw หฮh อ ฤrue');
const finals = letters('กขฃคฅฆk งng จฉชฌซศษสดฎตฏฐฑฒถทธt นณญรลฬn บปพภผฝฟp มm ยi วo');

/** `กk ขคkh` → each Thai letter and its Latin ones. */
function letters(written: string): ReadonlyMap<string, string> {
  return new Map(
    written.split(' ').flatMap((group) => {
      const latin = /[a-z]*$/.exec(group)?.[0] ?? '';
      return [...group.slice(0, group.length - latin.length)].map((letter) => [letter, latin] as const);
    }),
  );
}

/** One consonant, or two that are spoken together; a leading ห is not spoken. */
const start =
  '(?<start>[กขคตปผพทฟบ][รลว](?=[\u0e30-\u0e3a\u0e47])|(?<=[เแโไใ])[กขคตปผพทฟบ][รลว](?![\u0e30-\u0e3a\u0e47])|ห[งญนมยรลว]|อย|[ก-ฮฤ])';
/** A consonant that ends the syllable: the next one has a vowel of its own. */
const end = '(?<end>[ก-ฮ](?![\u0e30-\u0e3a\u0e47]))';

/** The ways to write a syllable, the longest first, each with its vowel. */
const syllables: [RegExp, string][] = (
  [
    [`เ${start}ียะ?${end}?`, 'ia'],
    [`เ${start}ือ${end}?`, 'uea'],
    [`เ${start}าะ`, 'o'],
    [`เ${start}า`, 'ao'],
    [`เ${start}อะ?${end}?`, 'oe'],
    [`เ${start}ิ${end}`, 'oe'],
    [`เ${start}ย`, 'oei'],
    [`เ${start}[ะ็]?${end}?`, 'e'],
    [`แ${start}[ะ็]?${end}?`, 'ae'],
    [`โ${start}ะ?${end}?`, 'o'],
    [`[ไใ]${start}ย?`, 'ai'],
    [`${start}ัวะ?`, 'ua'],
    [`${start}ั${end}`, 'a'],
    [`${start}รร${end}`, 'a'],
    [`${start}รร`, 'an'],
    [`${start}ำ`, 'am'],
    [`${start}ะ`, 'a'],
    [`${start}า${end}?`, 'a'],
    [`${start}[ิี]${end}?`, 'i'],
    [`${start}ืออ?`, 'ue'],
    [`${start}[ึื]${end}?`, 'ue'],
    [`${start}[ุู]${end}?`, 'u'],
    [`${start}็?อ${end}?`, 'o'],
    [`${start}ว${end}`, 'ua'],
    [`${start}${end}`, 'o'],
    [`${start}`, 'a'],
  ] as const
).map(([pattern, vowel]) => [new RegExp(pattern, 'y'), vowel]);

/** A Thai word in Latin letters, nearly as the Royal Thai General System writes it: for addresses, which people can change. */
function romanizeWord(word: string): string {
  // what is not spoken, and tone marks
  const spoken = word.replace(/[ก-ฮ][ิุ]?์/g, '').replace(/[\u0e48-\u0e4b\u0e4d\u0e4e]/g, '');
  let latin = '';
  for (let at = 0; at < spoken.length; ) {
    const found = syllables.map(([pattern, vowel]) => ({ match: matchAt(pattern, spoken, at), vowel })).find(({ match }) => match !== null);
    if (!found?.match) {
      if (/[a-z0-9]/i.test(spoken[at] ?? '')) latin += spoken[at];
      at += 1;
      continue;
    }
    const { start: first = '', end: last = '' } = found.match.groups ?? {};
    const isLeftOver = latin !== '' && found.vowel === 'a' && found.match[0].length === 1 && at + 1 === spoken.length;
    // a last letter without a vowel belongs to the syllable before
    if (!isLeftOver) latin += `${initialOf(first)}${found.vowel}${finals.get(last) ?? ''}`;
    at += found.match[0].length;
  }
  return latin;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function initialOf(consonants: string): string {
  const spoken = /^ห[งญนมยรลว]$|^อย$/.test(consonants) ? consonants.slice(1) : consonants;
  return [...spoken].map((letter) => initials.get(letter) ?? '').join('');
}

/** A title as the name in an address: words in Latin letters, joined by underscores, at most `max` letters. */
export function addressOf(title: string, max: number): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(plain)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) =>
      (/[\u0e01-\u0e4e]/.test(segment) ? romanizeWord(segment) : segment)
        .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
        .replace(/[^a-z0-9]+/gi, '')
        .toLowerCase(),
    )
    .filter((word) => word !== '');
  let name = '';
  for (const word of words) {
    const longer = name === '' ? word : `${name}_${word}`;
    if (longer.length > max) break;
    name = longer;
  }
  return name;
}
