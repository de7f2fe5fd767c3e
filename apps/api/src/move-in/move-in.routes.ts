import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import {
  type MoveInRights,
  type MoveInStart,
  moveInAccounts,
  moveInConflict,
  moveInConflictQuery,
  moveInDone,
  moveInLines,
  moveInLinesQuery,
  moveInReportParams,
  moveInReports,
  moveInResolution,
  moveInRights,
  moveInRoutes,
  moveInStart,
  moveInStarted,
  moveInStatus,
  moveInStepParams,
  moveInSwitchOn,
} from '@faculty/contracts/admin/move-in';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import {
  moveInConflictResolved,
  moveInMailed,
  moveInStopped,
  moveInSwitchedOn,
  moveInStarted as startedWords,
} from '@faculty/contracts/messages';
import { pageKeys, pages } from '@faculty/contracts/pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ApiError, wrongField } from '../kit/http/errors.ts';
import { languageOf } from '../kit/http/request-headers.ts';
import { settleCommand, stateOf } from './commands.ts';
import { passwordsWaited, sendFirstPasswords } from './first-passwords.ts';
import { movedKinds } from './legacy/legacy-records.ts';
import { moveInFolder, RawStore } from './legacy/raw-store.ts';
import { MoveInRunner } from './move-in-runner.ts';
import { reportFile } from './report.ts';
import { readLines, shown } from './report-lines.ts';
import { StepRefused } from './steps.ts';
import { toMendCalls } from './to-mend.routes.ts';
import { conflictOf } from './write/conflicts.ts';

const page = '/admin/move_in';
const seen = { right: { page, action: 'view' } } as const;
/** A right to the page shows it. Running the move, and giving others rights by it, is for administrators: `assertAdmin`. */
const adminOnly = { signedIn: true } as const;
const tags = ['Moving in'];

/** The move from the legacy system on a page for administrators: what the commands do, with the same folder. */
export function moveInCalls(app: FastifyInstance): void {
  const store = new RawStore(moveInFolder(app.config.dataDirectory));
  const runner = new MoveInRunner(app, store);
  app.addHook('preClose', async () => {
    await runner.stop();
  });
  toMendCalls(app);

  /** `not_found` when nothing was fetched whole: then no record can be changed in both systems. */
  function refusal(error: unknown): never {
    if (!(error instanceof StepRefused)) throw error;
    throw new ApiError(error.code === 'under_way' ? 'move_in_under_way' : 'not_found');
  }

  app.route({
    ...methodAndUrl(moveInRoutes.status),
    config: seen,
    schema: { tags, summary: 'Where the move stands', response: { 200: moveInStatus } },
    handler: async () => {
      const [source, steps, moved, toMend] = await Promise.all([
        store.run(),
        runner.states(),
        app.db.moveInRecord.count(),
        app.pool.query<{ entity: string; times: number }>(
          'SELECT entity, count(*)::int AS times FROM move_in_records WHERE to_mend GROUP BY entity ORDER BY times DESC, entity',
        ),
      ]);
      return {
        isOpen: app.config.moveIn,
        hasPasswords: app.config.localSignIn,
        folder: store.folder,
        source: source && { from: source.from, began_at: source.beganAt, ended_at: source.endedAt ?? null },
        steps,
        reports: moveInReports.filter((step) => existsSync(reportFile(store.folder, step))),
        moved,
        to_mend: toMend.rows,
      };
    },
  });

  app.route({
    ...methodAndUrl(moveInRoutes.start),
    config: adminOnly,
    schema: { tags, summary: 'Starts a step', params: moveInStepParams, body: moveInStart, response: { 202: moveInStarted } },
    handler: async (request, reply) => {
      assertOpen(app, request);
      const { step } = request.params as z.infer<typeof moveInStepParams>;
      await runner.start(step, request.body as MoveInStart);
      request.log.info({ user_name: request.person?.user_name, step }, 'a step of the move was started');
      reply.code(202);
      return { step, message: startedWords[languageOf(request)] };
    },
  });

  app.route({
    ...methodAndUrl(moveInRoutes.stop),
    config: adminOnly,
    schema: { tags, summary: 'Stops the step that runs', response: { 200: moveInDone } },
    handler: async (request) => {
      assertOpen(app, request);
      if (!(await runner.stop())) throw new ApiError('not_found');
      return { message: moveInStopped[languageOf(request)] };
    },
  });

  app.route({
    ...methodAndUrl(moveInRoutes.lines),
    config: seen,
    schema: { tags, params: moveInReportParams, querystring: moveInLinesQuery, response: { 200: moveInLines } },
    handler: async (request) => {
      const { step } = request.params as z.infer<typeof moveInReportParams>;
      const lines = await readLines(store.folder, step, request.query as z.infer<typeof moveInLinesQuery>);
      if (lines === null) throw new ApiError('not_found');
      return lines;
    },
  });

  app.route({
    ...methodAndUrl(moveInRoutes.report),
    config: seen,
    schema: { tags, summary: 'The report of a step as a workbook', params: moveInReportParams },
    handler: async (request, reply) => {
      const { step } = request.params as z.infer<typeof moveInReportParams>;
      const file = reportFile(store.folder, step);
      if (!existsSync(file)) throw new ApiError('not_found');
      reply.header('content-disposition', `attachment; filename="${path.basename(file)}"`);
      return reply.type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet').send(createReadStream(file));
    },
  });

  app.route({
    ...methodAndUrl(moveInRoutes.conflict),
    config: seen,
    schema: { tags, querystring: moveInConflictQuery, response: { 200: moveInConflict } },
    handler: async (request) => {
      const { kind, id } = request.query as z.infer<typeof moveInConflictQuery>;
      const conflict = await conflictOf(await stateOf({ app, store }).catch(refusal), kind, id);
      if (!conflict) throw new ApiError('not_found');
      const { step, fields } = conflict;
      return {
        kind,
        id,
        title: step.title,
        entity: step.record?.entity.name ?? kind,
        record_id: step.recordId ?? '',
        fields: fields.map(({ field, there, here }) => ({ field, there: shown(there), here: shown(here) })),
      };
    },
  });

  app.route({
    ...methodAndUrl(moveInRoutes.resolve),
    config: adminOnly,
    schema: { tags, summary: 'Takes some fields of the old system', body: moveInResolution, response: { 200: moveInDone } },
    handler: async (request) => {
      assertOpen(app, request);
      const { kind, id, take } = request.body as z.infer<typeof moveInResolution>;
      if (!movedKinds.some(({ name }) => name === kind)) throw wrongField('kind', 'choice');
      if (!(await settleCommand({ app, store }, kind, id, take).catch(refusal))) throw new ApiError('not_found');
      return { message: moveInConflictResolved[languageOf(request)] };
    },
  });

  app.route({
    ...methodAndUrl(moveInRoutes.rights),
    config: seen,
    schema: { tags, summary: 'Rights that came in switched off', response: { 200: moveInRights } },
    handler: () => rightsSwitchedOff(app),
  });

  app.route({
    ...methodAndUrl(moveInRoutes.switchOn),
    config: adminOnly,
    schema: { tags, body: moveInSwitchOn, response: { 200: moveInDone } },
    handler: async (request) => {
      assertAdmin(request);
      const { role_ids } = request.body as z.infer<typeof moveInSwitchOn>;
      let done = 0;
      for (const id of role_ids) {
        // by the documented call: its rules, its audit line, in force from the next call
        const { authorization = '' } = request.headers;
        const answer = await app.inject({ method: 'PUT', url: `/roles/${id}`, headers: { authorization }, payload: { active: 'Y' } });
        if (answer.statusCode === 200) done += 1;
        else request.log.warn({ role_id: id, answer: answer.body.slice(0, 300) }, 'a right was not switched on');
      }
      return { message: moveInSwitchedOn(done, role_ids.length - done)[languageOf(request)] };
    },
  });

  app.route({
    ...methodAndUrl(moveInRoutes.accounts),
    config: seen,
    schema: { tags, summary: 'Accounts that came without a password', response: { 200: moveInAccounts } },
    handler: () => passwordsWaited(app),
  });

  app.route({
    ...methodAndUrl(moveInRoutes.resetMails),
    config: adminOnly,
    schema: { tags, summary: 'Mails them a link to choose one', response: { 200: moveInDone } },
    handler: async (request) => {
      assertAdmin(request);
      if (!app.config.localSignIn) throw new ApiError('forbidden');
      return { message: moveInMailed(await sendFirstPasswords(app, request))[languageOf(request)] };
    },
  });
}

function assertAdmin(request: FastifyRequest): void {
  if (request.person?.role !== 'admin') throw new ApiError('forbidden');
}

function assertOpen(app: FastifyInstance, request: FastifyRequest): void {
  assertAdmin(request);
  if (!app.config.moveIn) throw new ApiError('move_in_closed');
}

const mostRights = 2_000;

async function rightsSwitchedOff(app: FastifyInstance): Promise<MoveInRights> {
  const names = `trim(coalesce(fname_th, '') || ' ' || coalesce(lname_th, '')) AS full_name_th,
    trim(coalesce(fname_en, '') || ' ' || coalesce(lname_en, '')) AS full_name_en`;
  const isSwitchedOff = `marks @> '[{"code": "switched_off"}]'`;
  const [rights, administrators] = await Promise.all([
    app.pool.query<Omit<MoveInRights['rows'][number], 'page_th' | 'page_en'>>(
      `SELECT role_id, roles.user_name, ${names}, role_page, super_admin, "view", "add", edit, "delete", own_only
       FROM move_in_records moved JOIN roles ON moved.record_id = roles.role_id::text LEFT JOIN users ON users.user_name = roles.user_name
       WHERE moved.kind = 'role' AND ${isSwitchedOff} AND roles.active = 'N' AND role_page = ANY($1)
       ORDER BY roles.user_name, role_page, role_id LIMIT ${mostRights}`,
      [pageKeys],
    ),
    app.pool.query<MoveInRights['administrators'][number]>(
      `SELECT id, user_name, ${names} FROM move_in_records moved JOIN users ON moved.record_id = users.id::text
       WHERE moved.kind = 'user' AND ${isSwitchedOff} AND role = 'user' ORDER BY user_name LIMIT ${mostRights}`,
    ),
  ]);
  const titled = rights.rows.map((row) => {
    const { th, en } = pages[row.role_page as keyof typeof pages];
    return { ...row, page_th: th, page_en: en };
  });
  return { rows: titled, administrators: administrators.rows };
}
