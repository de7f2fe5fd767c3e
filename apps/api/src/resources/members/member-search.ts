import type { MemberQuery } from '@faculty/contracts/members/member';
import type { Prisma } from '@faculty/prisma/client';

/** Titles people type before a name; names are stored without them. */
const titles =
  /^(?:(?:ว่าที่\s*ร้อย(?:ตรี|โท|เอก)|ศาสตราจารย์|รองศาสตราจารย์|ผู้ช่วยศาสตราจารย์|อาจารย์|ดร\.?|ผศ\.?|รศ\.?|ศ\.|อ\.|นางสาว|น\.ส\.?|นาง|นาย|(?:asst|assoc)\.?\s*prof\.?|prof\.?|dr\.?|mrs?\.?|ms\.?|miss)\s*)+/i;

/** The members a query asks for. Every word must be found in a name, the e-mail or the user name; a title before it does not count. */
export function memberConditions({ q, disabled, prefix_code }: MemberQuery): Prisma.UserWhereInput {
  return {
    ...(disabled && { disabled: disabled === 'N' }),
    ...(prefix_code && { info: { prefix_code } }),
    // "นางนวล" may be a title and a name, or a name: both are tried
    ...(q && { OR: [...new Set([q, q.replace(titles, '')])].filter(Boolean).map(containsAllWords) }),
  };
}

function containsAllWords(q: string): Prisma.UserWhereInput {
  const words = q.split(/\s+/).filter(Boolean).slice(0, 8);
  return { AND: words.map((word) => containsWord({ contains: word.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' })) };
}

function containsWord(contains: Prisma.StringFilter<'User'>): Prisma.UserWhereInput {
  return {
    OR: [
      { fname_th: contains },
      { lname_th: contains },
      { fname_en: contains },
      { lname_en: contains },
      { email: contains },
      { user_name: contains },
    ],
  };
}
