import type { FieldErrorCode } from '@faculty/contracts/field-errors';
import { facultySettingId } from '@faculty/contracts/website/faculty-setting';
import type { FastifyInstance } from 'fastify';
import { QueryCache } from '../../db/cache.ts';
import { wrongField } from '../../kit/http/errors.ts';

/** Lazily imported: the list is half a megabyte. */
const commonPasswords = async () => (await import('./common-password-list.ts')).commonPasswords;
let common: ReturnType<typeof commonPasswords> | undefined;

/** Words that a faculty's people think of first, besides the names of this one. */
const words = 'คณะ ศิลปศาสตร์ มหาวิทยาลัย มหาลัย มนุษยศาสตร์ รหัสผ่าน faculty university college liberalarts arts password welcome backoffice'.split(
  ' ',
);

/** Neighbours on both keyboards, in the alphabets and among the digits. */
const rows =
  'qwertyuiop asdfghjkl zxcvbnm ๆไำพะัีรนยบลฃ ฟหกดเ้่าสวง ผปแอิืทมใฝ ภถุึคตจขช abcdefghijklmnopqrstuvwxyz กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ 01234567890 ๐๑๒๓๔๕๖๗๘๙๐'.split(
    ' ',
  );
const inRows = [...rows, ...rows.map((row) => [...row].reverse().join(''))];
const shortest = 3;

const folded = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s/g, '');

/** The names of somebody or something as they may stand in a password: whole, and each of their words. */
const namesIn = (names: readonly string[]): string[] =>
  names.flatMap((name) => [folded(name), ...name.split(/[\s@._-]+/).map(folded)]).filter(({ length }) => length >= shortest);

const without = (text: string, taken: readonly string[]): string =>
  taken.toSorted((a, b) => b.length - a.length).reduce((rest, word) => rest.replaceAll(word, ' '), text);

/** The text without letters in a row, such as `qwe` or `321`, and without what is repeated, such as `aaa` or `121212`. */
function withoutRows(text: string): string {
  const left = text.replace(/(.{1,4}?)\1{2,}/gu, ' ');
  for (let at = 0; at + shortest <= left.length; at += 1) {
    let end = at;
    while (end < left.length && inRows.some((row) => row.includes(left.slice(at, end + 1)))) end += 1;
    if (end - at >= shortest) return `${left.slice(0, at)} ${withoutRows(left.slice(end))}`;
  }
  return left;
}

/** Whether digits and signs are all that is left of a password, or nothing where it has no letters: they are what people add to a word. */
const isSpent = (rest: string, password: string): boolean => !(/\p{L}/u.test(password) ? /\p{L}/u : /\S/).test(rest);

/**
 * Why a password is easy to guess for who knows the faculty or the person (ASVS 5.0, 6.1.2 and 6.2.11); null when it is not.
 * @param names of the person and of the faculty
 */
export function whyGuessable(password: string, names: readonly string[]): FieldErrorCode | null {
  const text = folded(password);
  if (isSpent(withoutRows(text), text)) return 'password_pattern';
  return isSpent(withoutRows(without(text, [...words, ...namesIn(names)])), text) ? 'password_names' : null;
}

type Names = Partial<Record<'user_name' | 'email' | 'fname_th' | 'lname_th' | 'fname_en' | 'lname_en', string>>;

/**
 * Returns a function that refuses passwords that many use, that consist of names of the person or of the faculty, or of what is in a row.
 * It throws ApiError `invalid` naming `field`.
 */
export function passwordCheck(app: FastifyInstance): (field: string, password: string, person: Names) => Promise<void> {
  const cache = new QueryCache<string[]>(app.changes);
  const facultyNames = () =>
    cache.of(['faculty_settings'], 'names', async () => {
      const select = { faculty_name_th: true, faculty_name_en: true, university_name_th: true, university_name_en: true } as const;
      const setting = await app.db.facultySetting.findUnique({ where: { faculty_setting_id: facultySettingId }, select });
      return Object.values(setting ?? {});
    });
  return async (field, password, person) => {
    common ??= commonPasswords();
    const isCommon = (await common).has(password.normalize('NFC').toLowerCase());
    const names = [...Object.values(person), ...app.config.emailDomains, ...(await facultyNames())];
    const why = isCommon ? 'common_password' : whyGuessable(password, names);
    if (why) throw wrongField(field, why);
  };
}
