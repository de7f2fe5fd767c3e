import { inLanguage, type Language } from '@faculty/contracts/kit/bilingual';
import type { RouteText } from '@faculty/contracts/kit/entity';
import { documentParams, type TextFormat } from '@faculty/contracts/kit/reports';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import type { PageKey } from '@faculty/contracts/pages';
import { facultySettingId } from '@faculty/contracts/website/faculty-setting';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../crud/context.ts';
import { contextOf } from '../../crud/handlers.ts';
import { abortOnDisconnect } from '../../http/abort-on-disconnect.ts';
import { endSlowReader } from '../../http/slow-reader.ts';
import { withoutEmpty } from '../../http/validation.ts';
import type { DocumentFormat, ReportHead, TextRow } from '../messages.ts';
import { reportTypes, sendExport } from '../register-report.ts';

/** What the worker draws of each. */
const drawn = { docx: 'text-docx', pdf: 'text-pdf' } as const satisfies Record<TextFormat, DocumentFormat>;

const mediaTypes: Readonly<Record<TextFormat, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: reportTypes.pdf,
};

interface TextDocument {
  route: RouteText;
  config: FastifyContextConfig;
  page: PageKey;
  tag: string;
  summary: string;
  query: z.ZodType<{ language: Language }>;
}

interface TextContent {
  title: string;
  /** Below the title. */
  lines: string[];
  /** Of the file, without its ending. */
  name: string;
  /** Number of rows, for the progress. */
  total: number;
  rows: AsyncIterable<TextRow[]> | Iterable<TextRow[]>;
}

/** Registers the route of a text for Word and to print. `prepare` reads the content once the queue admits the call; it may throw an ApiError. */
export function registerTextDocument<Query extends { language: Language }>(
  app: FastifyInstance,
  { route, config, page, tag, summary, query }: TextDocument,
  prepare: (query: Query, ctx: Context) => Promise<TextContent>,
): void {
  app.route({
    ...methodAndUrl(route),
    exposeHeadRoute: false,
    config,
    schema: {
      tags: [tag],
      summary,
      params: documentParams,
      querystring: query,
      produces: Object.values(mediaTypes),
      response: { 200: z.file() },
    },
    preValidation: async (request) => {
      request.query = withoutEmpty(request.query);
    },
    serializerCompiler: () => (answer) => answer, // a stream, which nobody serializes
    handler: async (request, reply) => {
      const ctx = contextOf(app, request, page);
      const { format } = request.params as z.infer<typeof documentParams>;
      const asked = request.query as Query;
      let file = '';
      const bytes = await app.reports.draw({ user_name: ctx.person.user_name, gone: abortOnDisconnect(reply) }, async () => {
        const { title, lines, name, total, rows } = await prepare(asked, ctx);
        file = `${name.slice(0, 60)}.${format}`;
        const head = { ...(await headIn(ctx, asked.language)), title, lines };
        return { total, format: drawn[format], head, tables: [{ name: 'text', columns: [], numbered: false, empty: '', rows }] };
      });
      endSlowReader(reply);
      return sendExport(reply, file, mediaTypes[format], bytes);
    },
  });
}

/** What stands around a text in its language: the faculty, and the day at the foot of each page. */
async function headIn({ db }: Context, language: Language): Promise<Omit<ReportHead, 'title' | 'lines'>> {
  const setting = await db.facultySetting.findUniqueOrThrow({ where: { faculty_setting_id: facultySettingId } });
  const locale = language === 'th' ? 'th-TH-u-ca-buddhist' : 'en-GB';
  const parts = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Bangkok' } as const;
  const day = new Intl.DateTimeFormat(locale, parts).format(new Date()).replace('พุทธศักราช', '').replace(/\s+/g, ' ');
  return {
    faculty: inLanguage(language, setting.faculty_name_th, setting.faculty_name_en),
    printed: `${language === 'th' ? 'ข้อมูล ณ วันที่' : 'As of'} ${day}`,
    about: [],
    signatures: [],
    language,
  };
}
