import type { Bilingual, Language } from '@faculty/contracts/kit/bilingual';
import { type NoticeKind, noticeKinds } from '@faculty/contracts/notices/notice';
import type { Config } from '../../config.ts';

/** Lines of one kind in a mail. */
const mostLines = 20;

/** What a mail says of a notice. */
export interface NoticeLine {
  title: string;
  title_en: string;
  /** What is to be known of it, in one line. */
  detail: Bilingual;
  /** Address in the office that it leads to: `/web/content_work?edit=12`. */
  path: string;
}

const words = {
  th: {
    greeting: 'เรียน ท่านผู้ใช้ระบบหลังบ้าน',
    more: (count: number) => `และอีก ${count} รายการ`,
    foot: 'เลือกได้ว่าจะรับเรื่องใดทางอีเมลเมื่อใด และเลือกภาษาของอีเมล ที่',
  },
  en: {
    greeting: 'Dear user of the back office,',
    more: (count: number) => `and ${count} more`,
    foot: 'Choose what you are mailed about, when, and in which language:',
  },
};

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The subject of a mail about one notice. */
export function subjectOf(kind: NoticeKind, language: Language, { title, title_en }: NoticeLine): string {
  const called = [...inOneLine((language === 'en' && title_en) || title)];
  const words = noticeKinds[kind][language];
  return called.length === 0 ? words : `${words}: ${called.length > 120 ? `${called.slice(0, 119).join('')}…` : called.join('')}`;
}

/** A mail of notices under the headings of their kinds, in the person's language; of each kind at most 20. */
export function noticeMail(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { email, language }: { email: string; language: Language },
  subject: string,
  groups: readonly (readonly [NoticeKind, readonly NoticeLine[]])[],
): { to: string; subject: string; text: string } {
  const { greeting, more, foot } = words[language];
  const line = ({ title, title_en, detail, path }: NoticeLine) => {
    const called = inOneLine((language === 'en' && title_en) || title);
    return `- ${[called && `“${called}”`, inOneLine(detail[language])].filter(Boolean).join(' · ')}\n  ${publicUrl}${path}`;
  };
  const parts = groups.map(([kind, lines]) => {
    const left = lines.length - mostLines;
    return [noticeKinds[kind][language], ...lines.slice(0, mostLines).map(line), ...(left > 0 ? [more(left)] : [])].join('\n');
  });
  const text = [greeting, ...parts, `${'-'.repeat(40)}\n${foot}\n${publicUrl}/app/profile#notices`].join('\n\n');
  return { to: email, subject, text: `${text}\n` };
}
