import type { Bilingual, Language } from '@faculty/contracts/kit/bilingual';
import type { personOption } from '@faculty/contracts/lookups/combos';
import { Prisma } from '@faculty/prisma/client';
import type { z } from 'zod';
import { fileAddress } from '../../storage/file-address.ts';
import type { Context, Transaction } from '../crud/context.ts';

/** The author of records that are delivered with the product; it has no account. */
const system = { user_name: 'system', th: 'ระบบ', en: 'System' } as const;

/** A person's display name; undefined when there is no account or it has no name. */
export async function personName(db: Pick<Context['db'], 'user'>, user_name: string): Promise<Bilingual | undefined> {
  const person = await db.user.findUnique({
    where: { user_name },
    select: { fname_th: true, lname_th: true, fname_en: true, lname_en: true },
  });
  const th = `${person?.fname_th ?? ''} ${person?.lname_th ?? ''}`.trim();
  const en = `${person?.fname_en ?? ''} ${person?.lname_en ?? ''}`.trim() || th;
  if (th !== '') return { th, en };
  return user_name === system.user_name ? { th: system.th, en: system.en } : undefined;
}

const nameIn = (language: Language) =>
  Prisma.sql`nullif(trim(${Prisma.raw(`users.fname_${language}`)} || ' ' || ${Prisma.raw(`users.lname_${language}`)}), '')`;

/** The user_name instead of a name, for accounts without a name and for deleted ones. */
const nameFallback = (userName: string, language: Language) => {
  const column = Prisma.raw(userName);
  return Prisma.sql`CASE ${column} WHEN ${system.user_name} THEN ${system[language]} ELSE ${column} END`;
};

/** The display names as fields of a list that LEFT joins `users` by the column `userName`; falls back to that column. */
export const personNames = (userName: string) => ({
  full_name_th: Prisma.sql`coalesce(${nameIn('th')}, ${nameFallback(userName, 'th')})`,
  full_name_en: Prisma.sql`coalesce(${nameIn('en')}, ${nameIn('th')}, ${nameFallback(userName, 'en')})`,
});

/** Prisma `select` of the parts of `titledName`. */
export const titledNameParts = {
  fname_th: true,
  lname_th: true,
  fname_en: true,
  lname_en: true,
  info: { select: { prefix: { select: { prefix_s_th: true, prefix_s_en: true } } } },
} as const;

/** Full names with title, for lists of people. Without an English first name the English name is empty. */
export function titledName({ fname_th, lname_th, fname_en, lname_en, info }: Prisma.UserGetPayload<{ select: typeof titledNameParts }>) {
  return {
    full_name_th: `${info?.prefix?.prefix_s_th ?? ''}${fname_th} ${lname_th}`.trim(),
    full_name_en: fname_en && `${info?.prefix?.prefix_s_en ?? ''} ${fname_en} ${lname_en}`.trim(),
  };
}

/** People as options of a select: names with title, and the public address of their picture. */
export async function personOptions(db: Transaction, where: Prisma.UserWhereInput): Promise<z.infer<typeof personOption>[]> {
  const users = await db.user.findMany({
    where,
    orderBy: [{ fname_th: 'asc' }, { lname_th: 'asc' }],
    select: {
      user_name: true,
      ...titledNameParts,
      avatarFile: true,
    },
  });
  return users.map(({ user_name, fname_th, lname_th, avatarFile, ...user }) => ({
    user_name,
    fname_th,
    lname_th,
    avatarFile: avatarFile && fileAddress(avatarFile),
    ...titledName({ fname_th, lname_th, ...user }),
  }));
}

const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });
/** Bytes: file systems allow names of 255 bytes, and a Thai letter has three. */
const defaultMaxBytes = 160;

/**
 * A title as part of a file name that is also valid on Windows: without forbidden characters, without dots and spaces at the end, and
 * at most `maxBytes` long. Callers add other text, so it never is a name reserved by Windows.
 */
export function namePart(title: string, maxBytes = defaultMaxBytes): string {
  const plain = title
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: Windows forbids them
    .replace(/[<>:"/\\|?*\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  let short = '';
  for (const { segment } of graphemes.segment(plain.slice(0, maxBytes))) {
    if (Buffer.byteLength(short + segment) > maxBytes) break;
    short += segment;
  }
  return short.toWellFormed().replace(/[. ]+$/, '');
}
