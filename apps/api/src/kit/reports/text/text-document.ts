import type { Bilingual, Language } from '@faculty/contracts/kit/bilingual';
import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { facultySettingId } from '@faculty/contracts/website/faculty-setting';
import type { documentFormats } from '@faculty/contracts/works/publications';
import type { Context } from '../../crud/context.ts';
import type { DocumentFormat, ReportHead, ReportTable, TextRow } from '../messages.ts';
import { reportTypes } from '../register-report.ts';

export type TextFormat = (typeof documentFormats)[number];

/** What the worker draws of each. */
export const textFormats = { docx: 'text-docx', pdf: 'text-pdf' } as const satisfies Record<TextFormat, DocumentFormat>;

/** Media types. */
export const textTypes: Readonly<Record<TextFormat, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: reportTypes.pdf,
};

/** The rows of a text as the worker takes them. */
export const textTables = (rows: AsyncIterable<TextRow[]> | Iterable<TextRow[]>): ReportTable[] => [
  { name: 'text', columns: [], numbered: false, empty: '', rows },
];

const made: Bilingual = { th: 'ข้อมูล ณ วันที่', en: 'As of' };

/** What stands around a text in its language: the faculty, and the day at the foot of each page. */
export async function textHead(
  { db }: Pick<Context, 'db'>,
  language: Language,
): Promise<Pick<ReportHead, 'faculty' | 'printed' | 'about' | 'signatures' | 'language'>> {
  const { faculty_name_th, faculty_name_en } = await db.facultySetting.findUniqueOrThrow({
    where: { faculty_setting_id: facultySettingId },
  });
  const locale = language === 'th' ? 'th-TH-u-ca-buddhist' : 'en-GB';
  const today = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Bangkok' }).format(
    new Date(),
  );
  const day = today.replace('พุทธศักราช', '').replace(/\s+/g, ' ');
  return {
    faculty: inLanguage(language, faculty_name_th, faculty_name_en),
    printed: `${made[language]} ${day}`,
    about: [],
    signatures: [],
    language,
  };
}
