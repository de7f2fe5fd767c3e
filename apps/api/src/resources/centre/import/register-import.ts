import { lcUser } from '@faculty/contracts/centre/lc-user';
import { importColumns, importResult, lcUserImportRoutes } from '@faculty/contracts/centre/lc-user-import';
import type { Language } from '@faculty/contracts/kit/bilingual';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isDuplicate } from '../../../db/database-errors.ts';
import type { Context } from '../../../kit/crud/context.ts';
import { contextOf } from '../../../kit/crud/handlers.ts';
import { inTransaction } from '../../../kit/crud/in-transaction.ts';
import { earlierAnswer, oncePerKey } from '../../../kit/http/idempotency.ts';
import { languageOf } from '../../../kit/http/request-headers.ts';
import { exportMembers } from './export-members.ts';
import { resultOf } from './import-result.ts';
import { membersIn } from './member-list.ts';
import { type Choices, planImport } from './plan-import.ts';
import { receiveList } from './receive-list.ts';
import { ChangedMeanwhile, type MemberStore, saveMembers } from './save-members.ts';

const { page } = lcUser;
const right = { page, action: 'add' } as const;
const form = z.object({ file: z.file(), answers: z.string().optional(), plan: z.string().optional() });

/**
 * Registers the import of members and the export of their list (docs/decisions/0090). The calls are stateless: each has the file. They need the
 * right to add; a row that changes a member needs the right to edit too.
 */
export function registerImport(app: FastifyInstance, store: MemberStore): void {
  const withFile = (summary: string) => ({
    config: { right, ownMultipart: true as const },
    schema: { tags: [lcUser.tag], summary, consumes: ['multipart/form-data'], body: form, response: { 200: importResult } },
    // the handler reads and checks the form
    validatorCompiler: () => () => true,
  });

  async function planned(request: FastifyRequest, reply: FastifyReply) {
    const { sheets, answers, plan: sentPlan } = await receiveList(request, reply);
    const language = languageOf(request);
    const choices = await choicesIn(app, language);
    const titles = await app.db.prefix.findMany({ select: { prefix_s_th: true, prefix_l_th: true, prefix_s_en: true, prefix_l_en: true } });
    const list = membersIn(
      sheets,
      answers,
      titles.flatMap((title) => Object.values(title)),
    );
    const planFor = async (ctx: Context) => {
      const plan = await planImport(list.rows, answers, choices, store.find, ctx);
      return { plan, result: resultOf(plan, list, choices, language) };
    };
    const ctx = contextOf(app, request, page);
    return { ...(await planFor(ctx)), ctx, planFor, sentPlan, content: [sentPlan, answers] };
  }

  app.route({
    ...methodAndUrl(lcUserImportRoutes.check),
    ...withFile('What an import would do; changes nothing'),
    handler: async (request, reply) => (await planned(request, reply)).result,
  });

  app.route({
    ...methodAndUrl(lcUserImportRoutes.save),
    ...withFile('Does what the check `plan` told, in one transaction; where something has changed since, tells anew instead'),
    handler: async (request, reply) => {
      const { plan, result, ctx, planFor, sentPlan, content } = await planned(request, reply);
      if (plan.hash !== sentPlan) return (await earlierAnswer(reply, ctx, content)) ?? result;
      const once = oncePerKey(reply, content);
      let now = ctx;
      try {
        const { payload } = await inTransaction(app, ctx, right, (inside) =>
          once(inside, async () => {
            now = { ...ctx, person: inside.person, own: inside.own };
            if (rightsOf(now) !== rightsOf(ctx)) throw new ChangedMeanwhile();
            await saveMembers(inside, plan.rows, store);
            return { ...result, is_saved: true };
          }),
        );
        return payload;
      } catch (error) {
        // somebody else was faster: nothing is saved
        if (!(error instanceof ChangedMeanwhile || isDuplicate(error))) throw error;
        return (await planFor(now)).result;
      }
    },
  });

  exportMembers(app, () => choicesIn(app, 'th'));
}

/** What a plan depends on besides the members. */
const rightsOf = ({ own, person }: Context) => JSON.stringify([own, person.right(page).view, person.right(page).edit]);

async function choicesIn(app: FastifyInstance, language: Language): Promise<Choices> {
  const departments = await app.db.department.findMany({ orderBy: [{ order_seq: 'asc' }, { up_department_id: 'asc' }] });
  const inLanguage = (names: string[]) => (language === 'en' && names[1] ? [names[1], ...names] : names);
  const fixed = importColumns.flatMap(({ field, values }) => {
    const options = Object.entries(values ?? {}).map(([value, names]) => ({ value, names: inLanguage(names.split('|')) }));
    return values ? [[field, options] as const] : [];
  });
  const named = departments.map(({ up_department_id, up_department_name_th, up_department_name_en }) => ({
    value: String(up_department_id),
    names: inLanguage([up_department_name_th, up_department_name_en]),
  }));
  return new Map([...fixed, ['job_title', named]]);
}
