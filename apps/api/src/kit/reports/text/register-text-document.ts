import { inLanguage, type Language } from '@faculty/contracts/kit/bilingual';
import { documentParams, type TextFormat } from '@faculty/contracts/kit/reports';
import type { PageKey } from '@faculty/contracts/pages';
import { facultySettingId } from '@faculty/contracts/website/faculty-setting';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../../crud/context.ts';
import { contextOf } from '../../crud/handlers.ts';
import type { DocumentFormat, ReportHead, TextRow } from '../messages.ts';
import { type DrawnRoute, registerDrawn, reportTypes } from '../register-report.ts';

/** What the worker draws of each. */
const drawn = { docx: 'text-docx', pdf: 'text-pdf' } as const satisfies Record<TextFormat, DocumentFormat>;

const mediaTypes: Readonly<Record<TextFormat, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: reportTypes.pdf,
};

type TextDocument = Omit<DrawnRoute, 'params' | 'types'> & { page: PageKey; query: z.ZodType<{ language: Language }> };

interface TextContent {
  title: string;
  /** Below the title. */
  lines: string[];
  /** Of the file, without its ending. */
  name: string;
  rows: TextRow[];
}

/** Registers the route of a text for Word and to print. `prepare` is that of `registerDrawn`. */
export function registerTextDocument<Query extends { language: Language }>(
  app: FastifyInstance,
  { page, ...route }: TextDocument,
  prepare: (query: Query, ctx: Context) => Promise<TextContent>,
): void {
  registerDrawn(app, { ...route, params: documentParams, types: Object.values(mediaTypes) }, async (request) => {
    const ctx = contextOf(app, request, page);
    const { format } = request.params as z.infer<typeof documentParams>;
    const asked = request.query as Query;
    const { title, lines, name, rows } = await prepare(asked, ctx);
    const head = { ...(await headIn(ctx, asked.language)), title, lines };
    const tables = [{ name: 'text', columns: [], numbered: false, empty: '', rows: [rows] }];
    return { name: `${name.slice(0, 60)}.${format}`, type: mediaTypes[format], format: drawn[format], total: rows.length, head, tables };
  });
}

/** What stands around a text in its language: the faculty, and the day at the foot of each page. */
async function headIn({ db }: Context, language: Language): Promise<Omit<ReportHead, 'title' | 'lines'>> {
  const setting = await db.facultySetting.findUniqueOrThrow({ where: { faculty_setting_id: facultySettingId } });
  const locale = language === 'th' ? 'th-TH-u-ca-buddhist' : 'en-GB';
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Bangkok' } as const;
  const day = new Intl.DateTimeFormat(locale, options).format(new Date()).replace('พุทธศักราช', '').replace(/\s+/g, ' ');
  return {
    faculty: inLanguage(language, setting.faculty_name_th, setting.faculty_name_en),
    printed: `${language === 'th' ? 'ข้อมูล ณ วันที่' : 'As of'} ${day}`,
    about: [],
    signatures: [],
    language,
  };
}
