import { buffer } from 'node:stream/consumers';
import { type LcCardsQuery, lcCardsQuery, lcCardsRoute, maxCards } from '@faculty/contracts/centre/lc-cards';
import { lcUser } from '@faculty/contracts/centre/lc-user';
import type { Cell, ReportColumn } from '@faculty/contracts/kit/reports';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../../kit/crud/context.ts';
import { contextOf } from '../../../kit/crud/handlers.ts';
import { openShown } from '../../../kit/files/shown-file.ts';
import { abortOnDisconnect } from '../../../kit/http/abort-on-disconnect.ts';
import { wrongField } from '../../../kit/http/errors.ts';
import { endSlowReader } from '../../../kit/http/slow-reader.ts';
import { withoutEmpty } from '../../../kit/http/validation.ts';
import { equals, inSearchText } from '../../../kit/lists/conditions.ts';
import { momentWithin } from '../../../kit/lists/period-conditions.ts';
import { keysOf } from '../../../kit/reports/record-rows.ts';
import { headOf, reportTypes, sendExport } from '../../../kit/reports/register-report.ts';
import { cropped } from '../../../storage/uploads/picture.ts';
import { typeWords } from '../reports/visit-labels.ts';

/** Pictures are in memory while their cards are drawn. */
const batchSize = 10;
/** In pixels: 300 to the inch of what is printed. */
const pictureSize = { width: 250, height: 250 };

const columns = ['name_th', 'name_en', 'belongs', 'code', 'barcode', 'picture'].map(
  (key): ReportColumn => ({ key, title: key, kind: 'text', width: 1 }),
);

const title = 'บัตรสมาชิกศูนย์ภาษา';

/** `GET /mem_lc_cards`: the cards of members in use, to print. Rendered in the threads and turns of the reports. */
export function lcCardsCall(app: FastifyInstance): void {
  app.route({
    ...methodAndUrl(lcCardsRoute),
    exposeHeadRoute: false,
    config: { right: { page: lcUser.page, action: 'view' } },
    schema: {
      tags: [lcUser.tag],
      summary: 'Cards of members with their barcodes, ten on a sheet or one by one',
      querystring: lcCardsQuery,
      produces: [reportTypes.pdf],
      response: { 200: z.file() },
    },
    preValidation: async (request) => {
      request.query = withoutEmpty(request.query);
    },
    serializerCompiler: () => (answer) => answer, // a stream, which nobody serializes
    handler: async (request, reply) => {
      const ctx = contextOf(app, request, lcUser.page);
      const query = request.query as LcCardsQuery;
      const bytes = await app.reports.draw({ user_name: ctx.person.user_name, gone: abortOnDisconnect(reply) }, async () => {
        const keys = await keysOf<number>(app.pool, statementOf(query, ctx.own), maxCards);
        if (query.part === undefined && keys.length > maxCards) throw wrongField('user_id', 'too_many', { max: maxCards });
        if (keys.length === 0) throw wrongField('user_id', 'unknown_reference');
        const printed = keys.slice(0, maxCards);
        return {
          total: printed.length,
          format: query.layout === 'sheet' ? 'card-sheets' : 'single-cards',
          head: { ...(await headOf(request)), title, lines: [], about: [], signatures: [] },
          tables: [{ name: 'cards', columns, numbered: false, empty: '', rows: cardRows(app, ctx, printed) }],
        };
      });
      endSlowReader(reply);
      return sendExport(reply, `${title}${query.part === undefined ? '' : ` ชุดที่ ${query.part}`}.pdf`, reportTypes.pdf, bytes);
    },
  });
}

/** Active members in the order of their codes: cards of one class are printed together. */
function statementOf({ user_id, q, user_type, job_title, added_on, part = 1 }: LcCardsQuery, own: string | undefined): Prisma.Sql {
  const conditions = [
    Prisma.sql`NOT disabled`,
    user_id && Prisma.sql`user_id = ANY(${user_id})`,
    inSearchText(q, 'mem_lc_users.search_text'),
    equals('mem_lc_users.user_type', user_type),
    equals('mem_lc_users.job_title', job_title),
    momentWithin('mem_lc_users.created_at', { start_date: added_on, end_date: added_on }),
    equals('mem_lc_users.created_by', own),
  ].filter((condition) => condition instanceof Prisma.Sql);
  return Prisma.sql`SELECT user_id AS key FROM mem_lc_users WHERE ${Prisma.join(conditions, ' AND ')}
    ORDER BY user_name OFFSET ${(part - 1) * maxCards}`;
}

async function* cardRows(app: FastifyInstance, ctx: Context, keys: number[]): AsyncGenerator<Cell[][]> {
  for (let from = 0; from < keys.length; from += batchSize) {
    const wanted = keys.slice(from, from + batchSize);
    const found = await ctx.db.lcUser.findMany({
      where: { user_id: { in: wanted } },
      include: { department: { select: { up_department_name_th: true } } },
      orderBy: { user_name: 'asc' },
    });
    const rows: Cell[][] = [];
    for (const member of found) {
      rows.push([
        `${member.prefix_title_th}${member.fname_th} ${member.lname_th}`,
        `${member.prefix_title_en} ${member.fname_en} ${member.lname_en}`.trim(),
        `${typeWords[member.user_type]} · ${member.department.up_department_name_th}`,
        `รหัสสมาชิก ${member.user_name}`,
        member.user_code,
        member.avatarFile === null ? '' : await pictureOf(app, member.avatarFile, ctx.person.user_name),
      ]);
    }
    yield rows;
  }
}

/** In base64; empty where the picture is missing or unreadable: the card is valid without it. */
async function pictureOf(app: FastifyInstance, path: string, sender: string): Promise<string> {
  const stored = await openShown(app, path, 'small');
  // a queue of its own: uploads of the same person cannot make the document fail
  const picture = stored && (await cropped(async () => buffer(await stored.read()), pictureSize, `print ${sender}`));
  return picture?.toString('base64') ?? '';
}
