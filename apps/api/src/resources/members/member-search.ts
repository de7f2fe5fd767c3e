import type { MemberQuery } from '@faculty/contracts/members/member';
import { Prisma } from '@faculty/prisma/client';
import { isNotOnlySignedUp } from '../../auth/unverified.ts';
import { type Condition, equals, inSearchText } from '../../kit/lists/conditions.ts';

/** Titles people type before a name; names are stored without them. */
const titles =
  /^(?:(?:ว่าที่\s*ร้อย(?:ตรี|โท|เอก)|ศาสตราจารย์|รองศาสตราจารย์|ผู้ช่วยศาสตราจารย์|อาจารย์|ดร\.?|ผศ\.?|รศ\.?|ศ\.|อ\.|นางสาว|น\.ส\.?|นาง|นาย|(?:asst|assoc)\.?\s*prof\.?|prof\.?|dr\.?|mrs?\.?|ms\.?|miss)\s*)+/i;

/** The members a query asks for. A title before a name does not count. */
export function memberConditions({ q = '', disabled, prefix_code }: MemberQuery): Condition[] {
  // "นางนวล" may be a title and a name, or a name: both are tried
  const named = [...new Set([q, q.replace(titles, '')])].map((text) => inSearchText(text, 'users.search_text'));
  const asked = named.filter((condition) => condition instanceof Prisma.Sql);
  return [
    isNotOnlySignedUp,
    equals('users.disabled', disabled && disabled === 'N'),
    equals('user_infos.prefix_code', prefix_code),
    asked.length > 0 && Prisma.sql`(${Prisma.join(asked, ' OR ')})`,
  ];
}
