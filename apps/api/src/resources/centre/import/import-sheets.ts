import type { Import, ImportRow } from '@faculty/contracts/centre/list-import';
import { fieldErrorWords } from '@faculty/contracts/field-errors';
import type { Bilingual, Language } from '@faculty/contracts/kit/bilingual';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '../../../kit/crud/context.ts';
import { abortOnDisconnect } from '../../../kit/http/abort-on-disconnect.ts';
import { endSlowReader } from '../../../kit/http/slow-reader.ts';
import { asDownload, headOf, reportTypes } from '../../../kit/reports/register-report.ts';

export const reasonHead: Bilingual = { th: 'เหตุผลที่ไม่ได้นำเข้า', en: 'Why it was not imported' };
/** Used in file names. */
export const leftName = 'แถวที่ไม่ได้นำเข้า';
export const sampleName = 'ไฟล์ตัวอย่าง';

/** The reason why a row was left, in one line. */
export function reasonOf({ fields }: Import, { outcome, errors, notes }: ImportRow, language: Language): string {
  const labelOf = (field: string) => fields.find((one) => one.field === field)?.title[language] ?? field;
  const reasonsByField = outcome === 'refuse' ? errors : outcome === 'unsure' ? notes : {};
  const reasons = Object.entries(reasonsByField).map(([field, { message }]) => `${labelOf(field)}: ${message}`);
  return reasons.join(' · ') || fieldErrorWords('import_left_out', language);
}

interface Sheet {
  name: string;
  heads: readonly string[];
  rows: string[][];
}

/** Sends a workbook with one table of texts. */
export async function sheetOf(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, { name, heads, rows }: Sheet) {
  const { user_name } = request.person as Person;
  const bytes = await app.reports.draw({ user_name, gone: abortOnDisconnect(reply) }, async () => {
    const columns = heads.map((title, at) => ({ key: String(at), title, kind: 'text' as const, width: 20 }));
    const head = { ...(await headOf(request)), title: name, lines: [], about: [], signatures: [] };
    return {
      total: rows.length,
      format: 'xlsx',
      head,
      tables: [{ name: name.slice(0, 31), columns, numbered: false, empty: '', rows: [rows] }],
    };
  });
  endSlowReader(reply);
  return asDownload(reply, `${name}.xlsx`, reportTypes.xlsx).send(bytes);
}
