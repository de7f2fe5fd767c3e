import { lcUser } from '@faculty/contracts/centre/lc-user';
import { importColumns, importResult, lcUserImportRoutes } from '@faculty/contracts/centre/lc-user-import';
import type { Language } from '@faculty/contracts/kit/bilingual';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { z } from 'zod';
import { contextOf } from '../../../kit/crud/handlers.ts';
import { inTransaction } from '../../../kit/crud/in-transaction.ts';
import { languageOf } from '../../../kit/http/request-headers.ts';
import { membersIn } from './member-list.ts';
import { type Choices, planImport } from './plan-import.ts';
import { receiveList } from './receive-list.ts';
import { type MemberStore, saveMembers } from './save-members.ts';

const { page } = lcUser;
const form = z.object({ file: z.file(), answers: z.string().optional(), plan: z.string().optional() });

/**
 * Registers the import of members (docs/decisions/0090). The calls are stateless: each has the file. Who may only add, or only see their own,
 * changes nobody else.
 */
export function registerImport(app: FastifyInstance, store: MemberStore): void {
  async function planned(request: FastifyRequest, reply: FastifyReply) {
    const ctx = contextOf(app, request, page);
    const { sheets, answers, plan: sentPlan } = await receiveList(request, reply);
    const language = languageOf(request);
    const choices = await choicesIn(app, language);
    const list = membersIn(sheets, answers);
    const { rows, result } = await planImport(list, answers, choices, language, store.find, ctx);
    return { rows, result, ctx, sentPlan };
  }
  function route(name: 'check' | 'save', summary: string, handler: RouteHandlerMethod): void {
    app.route({
      ...methodAndUrl(lcUserImportRoutes[name]),
      config: { right: { page, action: 'add' }, ownMultipart: true },
      schema: { tags: [lcUser.tag], summary, consumes: ['multipart/form-data'], body: form, response: { 200: importResult } },
      // the handler reads and checks the form
      validatorCompiler: () => () => true,
      handler,
    });
  }
  route('check', 'What an import would do; changes nothing', async (request, reply) => (await planned(request, reply)).result);
  route(
    'save',
    'Does what the check `plan` told, or nothing, and tells anew, where something has changed since',
    async (request, reply) => {
      const { rows, result, ctx, sentPlan } = await planned(request, reply);
      if (result.plan !== sentPlan) return result;
      await inTransaction(app, ctx, { page, action: 'add' }, (inside) => saveMembers(inside, rows, store));
      return { ...result, is_saved: true };
    },
  );
}

/** The values that fields of a member may have, by the names that lists call them. */
export async function choicesIn({ db }: FastifyInstance, language: Language): Promise<Choices> {
  const departments = await db.department.findMany({ orderBy: [{ order_seq: 'asc' }, { up_department_id: 'asc' }] });
  const optionOf = ([value, names]: readonly [string, readonly string[]]) => {
    return { value, name: (language === 'en' && names[1]) || (names[0] ?? value), names };
  };
  const fixed = importColumns.map(({ field, values }) => [field, values && Object.entries(values).map(optionOf)]);
  const job_title = departments.map((one) =>
    optionOf([String(one.up_department_id), [one.up_department_name_th, one.up_department_name_en]]),
  );
  return { ...Object.fromEntries(fixed.filter(([, options]) => options)), job_title };
}
