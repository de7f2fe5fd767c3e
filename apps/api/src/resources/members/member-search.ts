import type { MemberQuery } from '@faculty/contracts/members/member';
import { Prisma } from '@faculty/prisma/client';
import { type Condition, equals, textIn } from '../../kit/lists/conditions.ts';

/** Titles people type before a name; names are stored without them. */
const titles =
  /^(?:(?:ว่าที่\s*ร้อย(?:ตรี|โท|เอก)|ศาสตราจารย์|รองศาสตราจารย์|ผู้ช่วยศาสตราจารย์|อาจารย์|ดร\.?|ผศ\.?|รศ\.?|ศ\.|อ\.|นางสาว|น\.ส\.?|นาง|นาย|(?:asst|assoc)\.?\s*prof\.?|prof\.?|dr\.?|mrs?\.?|ms\.?|miss)\s*)+/i;

/** The members a query asks for. Every word must be found in a name, the e-mail or the user name; a title before it does not count. */
export function memberConditions({ q, disabled, prefix_code }: MemberQuery): Condition[] {
  return [
    equals('users.disabled', disabled && disabled === 'N'),
    equals('user_infos.prefix_code', prefix_code),
    // "นางนวล" may be a title and a name, or a name: both are tried
    q && Prisma.sql`(${Prisma.join([...new Set([q, q.replace(titles, '')])].filter(Boolean).map(containsAllWords), ' OR ')})`,
  ];
}

function containsAllWords(q: string): Prisma.Sql {
  const words = q.split(/\s+/).filter(Boolean).slice(0, 8);
  const found = words.map((word) =>
    textIn(word, 'users.fname_th', 'users.lname_th', 'users.fname_en', 'users.lname_en', 'users.email', 'users.user_name'),
  );
  return Prisma.sql`(${Prisma.join(found, ' AND ')})`;
}
