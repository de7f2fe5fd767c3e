import { type EntityKey, entityLabels } from '@faculty/contracts/entity-labels';
import { errorCode } from '@faculty/contracts/kit/error-code';
import { day, text } from '@faculty/contracts/kit/fields';
import { localizedShape, publicLabel } from '@faculty/contracts/kit/public';
import { commaText, moment } from '@faculty/contracts/kit/wire';
import { optionListKeys, optionListsOf } from '@faculty/contracts/lists/option-lists';
import { groupTree, publicSearchAnswer, type SiteSettings, siteSettings } from '@faculty/contracts/website/public-answers';
import type { Kind, SiteMenu } from '@faculty/site/data';
import { standsAt } from '@faculty/site/site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../kit/http/errors.ts';
import { AnswerCache, sendPublic } from './answer-cache.ts';
import { type HidingRecord, hiddenFiles } from './hidden-files.ts';
import { type PublicCall, publicDocument } from './public-document.ts';
import { publicPage, publicPagePolicy } from './public-page.ts';
import { type PublicKind, PublicRecords } from './public-records.ts';
import { searchedKinds } from './public-search.ts';
import { siteData } from './site-data.ts';
import { siteMenuReader } from './site-menu.ts';
import { siteSettingsReader } from './site-settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What everybody may read, for the public API and the website. */
    publicRecords: PublicRecords;
    publicAnswers: AnswerCache;
    /** The faculty's setting in a language. */
    siteSettings(lang: 'th' | 'en'): Promise<SiteSettings>;
    /** The website's menu and footer in a language. */
    siteMenu(lang: 'th' | 'en'): Promise<SiteMenu>;
    /** The record that hides a public file; see `hiddenFiles`. */
    hidingRecord(path: string): Promise<HidingRecord | null>;
    /** Whether the website shows something at a path of its own, so that a redirect from there would lead nobody. */
    pageStandsAt(path: string): Promise<boolean>;
  }
}

const tags = ['Public'];
const json = 'application/json; charset=utf-8';
const html = 'text/html; charset=utf-8';
const language = z.enum(['th', 'en']).default('th').describe('ภาษาของคำตอบและข้อความผิดพลาด · Language of the answer and of refusals');
const words = text(100).describe('คำค้น · Words to search for');
const rowsUpTo = (most: number) => z.coerce.number<number>().int().min(1).max(most).describe('จำนวนรายการในหนึ่งหน้า · Rows of a page');
const inLanguage = z.strictObject({ lang: language });
const labelled = z.object({ rows: z.array(publicLabel) });
const mostRows = 50;
const updatedSince = z.iso
  .datetime({ offset: true })
  .refine((moment) => moment >= '1900', errorCode('format'))
  .optional()
  .describe('เฉพาะที่แก้ไขตั้งแต่เวลานี้ เช่น 2026-11-24T08:15:00Z · Only what was changed from this moment on, such as 2026-11-24T08:15:00Z');
const paging = {
  lang: language,
  q: words.optional(),
  limit: rowsUpTo(mostRows).default(20),
  cursor: z.string().max(500).optional().describe('ค่า next ของหน้าก่อน · `next` of the page before, with the same other parameters'),
  updated_since: updatedSince,
};
const searchQuery = z.strictObject({ lang: language, q: words.min(1), limit: rowsUpTo(10).default(5) });
const calendarQuery = z.strictObject({
  lang: language,
  from: day.describe('วันแรก · First day'),
  to: day.describe('วันสุดท้าย · Last day'),
  updated_since: updatedSince,
});
const mostDays = 400;

/**
 * `/public/v1`: what everybody may read without signing in, for any website (docs/decisions/0077). Errors are problem objects (RFC 9457);
 * no cookie is read or set; any origin may call it.
 */
export async function publicRoutes(app: FastifyInstance): Promise<void> {
  app.decorate('publicRecords', new PublicRecords(app, app.listSources));
  app.decorate('siteSettings', siteSettingsReader(app));
  app.decorate('siteMenu', siteMenuReader(app));
  app.decorate('hidingRecord', hiddenFiles(app));
  app.decorate('publicAnswers', new AnswerCache(app.changes));
  // asked in a transaction, which has a connection of the pool already: if it waited there for a second one, a few would block all
  const reserved: FastifyInstance = Object.create(app, { pool: { value: app.reservePool } });
  const readers = {
    publicRecords: new PublicRecords(reserved, app.listSources),
    siteSettings: siteSettingsReader(reserved),
    siteMenu: siteMenuReader(reserved),
  };
  const shown = siteData(Object.assign(reserved, readers));
  app.decorate('pageStandsAt', (path: string) => standsAt(path, shown));
  const { publicRecords: records, publicAnswers: answers } = app;
  const data = siteData(app);

  await app.register(async (scope) => {
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': 'etag, retry-after, x-request-id' });
      done();
    });
    // after the rate limit, before the query is read
    scope.addHook('preParsing', (request, reply, _payload, done) => {
      const known = request.method === 'OPTIONS' ? null : answers.known(request.url);
      if (known) sendPublic(request, reply, known);
      else done();
    });
    scope.addHook('onSend', (request, reply, payload, done) =>
      done(null, reply.statusCode < 400 ? payload : problem(request, reply, payload)),
    );
    const { rateLimit: perMinute } = app.config;
    const open = {
      public: true,
      isPublicData: true,
      rateLimit: perMinute > 0 && { max: perMinute, timeWindow: 60_000, groupId: 'public' },
    } as const;
    const answer = async (request: FastifyRequest, reply: FastifyReply, make: () => Promise<unknown>, type = json, key = keyOf(request)) =>
      sendPublic(
        request,
        reply,
        await answers.of(key, request.url, request.ip, async () => {
          const made = await make();
          if (made === null) throw new ApiError('not_found');
          return { body: typeof made === 'string' ? made : JSON.stringify(made), type };
        }),
      );
    const calls: PublicCall[] = [];

    // asked by browsers before a call with headers of its own
    scope.options('/public/v1/*', { config: open, compress: false, schema: { hide: true } }, (_request, reply) =>
      reply
        .headers({ 'access-control-allow-methods': 'GET', 'access-control-allow-headers': '*', 'access-control-max-age': '86400' })
        .code(204)
        .send(),
    );

    scope.get('/public/v1/*', { config: open, schema: { hide: true } }, () => {
      throw new ApiError('no_such_path');
    });

    /** Registers a call of the API: `make` answers its rows or record, null for a 404; `onError` may answer a redirect instead. */
    function read<Query extends z.ZodObject>(
      call: PublicCall & { query: Query },
      make: (query: z.infer<Query>, params: Readonly<Record<string, string>>) => Promise<unknown>,
      onError?: (error: unknown, query: z.infer<Query>, params: Readonly<Record<string, string>>) => Promise<string>,
    ): void {
      calls.push(call);
      const known = call.query.shape;
      scope.route({
        method: 'GET',
        url: `/public/v1/${call.path}`,
        config: open,
        compress: false,
        schema: {
          tags,
          summary: call.about.en,
          querystring: call.query,
          ...(call.params && { params: call.params }),
          response: { 200: call.answer },
        },
        // an empty parameter is not given, and an unknown one is refused even when it is empty
        preValidation: async (request) => {
          const given = Object.entries(request.query as object);
          request.query = Object.fromEntries(given.filter(([name, value]) => value !== '' || !Object.hasOwn(known, name)));
        },
        handler: async (request, reply) => {
          const query = request.query as z.infer<Query>;
          const params = request.params as Readonly<Record<string, string>>;
          try {
            return await answer(request, reply, () => make(query, params));
          } catch (error) {
            if (!onError) throw error;
            return reply.redirect(await onError(error, query, params), 301);
          }
        },
      });
    }

    for (const [name, kind] of records.kinds) {
      const { labels } = kind.entity;
      const { th, en } = entityLabels[name as EntityKey]; // `as`: kinds are entities
      // dates are listed by their days, below
      if (name !== 'faculty_date')
        read(
          {
            path: kind.path,
            about: { th: `รายการ: ${th}`, en: `List: ${en}` },
            query: z.strictObject({ ...paging, sort: sortOf(kind), ...filtersOf(kind) }),
            answer: z.object({ rows: z.array(rowOf(kind, kind.fields)), count: z.int(), next: z.string().nullable() }),
            labels,
          },
          ({ lang, q, limit, cursor, sort, updated_since, ...filters }) =>
            records.list(name, { lang, q, limit, cursor, sort, changed: since(updated_since), filters }),
        );
      read(
        {
          path: `${kind.path}/:key`,
          about: { th: `หนึ่งรายการ: ${th}`, en: `One record: ${en}` },
          params: z.object({ key: z.string().max(200) }),
          query: inLanguage,
          answer: rowOf(kind, [...kind.fields, ...kind.detail]).extend(kind.rules.parts?.shape ?? {}),
          labels,
        },
        ({ lang }, { key = '' }) => records.find(name, key, lang),
        async (error, { lang }, { key = '' }) => {
          if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
          const base = `${kind.entity.public?.site}/`;
          const to = await data.redirect([base + key]);
          const moved = to?.startsWith(base) ? to.slice(base.length) : key;
          // where it is not shown, its new name is nobody's business
          if (moved !== key && (await records.find(name, moved, lang)))
            return `/public/v1/${kind.path}/${encodeURIComponent(moved)}?lang=${lang}`;
          for (const each of new Set([moved, key])) if (await data.isGone(name as Kind, each)) throw new ApiError('gone');
          throw error;
        },
      );
    }
    const dates = records.kind('faculty_date');
    read(
      {
        path: 'calendar',
        about: {
          th: `วันสำคัญของคณะที่ตรงกับช่วง from ถึง to ไม่เกิน ${mostDays} วัน`,
          en: `Dates of the faculty that touch the days from \`from\` to \`to\`; ${mostDays} days at most`,
        },
        query: calendarQuery,
        answer: z.object({ rows: z.array(rowOf(dates, dates.fields)) }),
        labels: dates.entity.labels,
      },
      async ({ lang, from, to, updated_since }) => {
        if (from > to || Date.parse(to) - Date.parse(from) > mostDays * 86_400_000)
          throw new ApiError('invalid', { fields: { to: { code: 'date' } } });
        return { rows: await data.calendar(from, to, lang, since(updated_since)) };
      },
    );
    read(
      {
        path: 'grouped_documents_tree',
        about: { th: 'หมวดและหัวข้อของเอกสารจัดกลุ่ม', en: 'Categories and headings of the grouped documents' },
        query: inLanguage,
        answer: z.object({ rows: z.array(groupTree) }),
      },
      async ({ lang }) => ({ rows: await data.tree(lang) }),
    );
    read(
      {
        path: 'departments',
        about: {
          th: 'หน่วยงานที่มีบุคลากร; ตัวกรอง department ของ people ใช้รหัสนี้',
          en: 'Departments with people in use; the filter `department` of the people takes the code',
        },
        query: inLanguage,
        answer: labelled,
      },
      async ({ lang }) => ({ rows: await data.departments(lang) }),
    );
    read(
      {
        path: 'options/:list',
        params: z.object({ list: z.string().max(60) }),
        about: {
          th: `ตัวเลือกที่ใช้อยู่ของชุดหนึ่ง: ${optionListKeys.join(', ')}; ชื่อที่ลงท้ายด้วย _ ต่อด้วยรหัสของกลุ่ม`,
          en: `Options of a list in use: ${optionListKeys.join(', ')}; a name that ends with _ is followed by the code of the group`,
        },
        query: inLanguage,
        answer: labelled,
      },
      async ({ lang }, { list = '' }) => ({ rows: await records.options(list, lang) }),
    );
    read(
      {
        path: 'site',
        about: { th: 'ชื่อ การติดต่อ สี และภาพของคณะ', en: 'Names, contact, colours and pictures of the faculty' },
        query: inLanguage,
        answer: siteSettings,
      },
      ({ lang }) => app.siteSettings(lang),
    );
    read(
      {
        path: 'search',
        about: {
          th: `รายการแรก ๆ ของแต่ละประเภทที่มีคำทุกคำในชื่อ เนื้อหา ตัวเลือก หรือไฟล์ ชื่อก่อน; เปิดแต่ละรายการได้ที่ path/key (${searchedKinds.join(', ')})`,
          en: `The first records of each kind whose title, text, options or files contain all the words, titles first; each is at its path and key (${searchedKinds.join(', ')})`,
        },
        query: searchQuery,
        answer: publicSearchAnswer,
      },
      ({ q, lang, limit }) => data.search(q, lang, limit),
    );

    // what others are told of this API, of every call above
    const { publicUrl, websiteUrl } = app.config;
    const described = {
      config: open,
      compress: false as const,
      schema: { tags, summary: 'What there is below /public/v1, for programs and for people' },
      // also of an answer that is kept
      onRequest: async (_request: FastifyRequest, reply: FastifyReply) => void reply.header('content-security-policy', publicPagePolicy),
    };
    scope.get('/public/v1/openapi.json', described, (request, reply) =>
      answer(request, reply, async () => publicDocument(calls, publicUrl), json, 'openapi.json'),
    );
    for (const url of ['/public/v1', '/public/v1/'])
      scope.get(url, described, (request, reply) => {
        const lang = (request.query as { lang?: unknown }).lang === 'en' ? 'en' : 'th';
        const options = { lang, publicUrl, websiteUrl, perMinute, mostRows } as const;
        return answer(request, reply, async () => publicPage(publicDocument(calls, publicUrl), options), html, lang);
      });
  });
}

/** The path and the query in one order, so that equal questions share an answer. */
function keyOf({ url }: FastifyRequest): string {
  const at = new URL(url, 'http://localhost');
  at.searchParams.sort();
  return `${at.pathname}?${at.searchParams}`;
}

function filtersOf({ entity, filters, rules }: PublicKind): Record<string, z.core.$ZodType> {
  const shape = (entity.query as z.ZodObject).shape as Record<string, z.core.$ZodType>;
  const own = Object.entries(rules.filters ?? {}).map(([name, { schema }]): [string, z.core.$ZodType] => [name, schema]);
  return Object.fromEntries([...filters.map((name): [string, z.core.$ZodType] => [name, shape[name] as z.core.$ZodType]), ...own]);
}

/** Orders that a list may be asked for. */
const sortOf = ({ sortable }: PublicKind) =>
  z
    .enum([...sortable.keys()].flatMap((name) => [name, `-${name}`]))
    .optional()
    .describe('เรียงตาม; มี - นำหน้า = จากมากไปน้อย · Order; descending after a minus');

const since = (moment: string | undefined) => (moment === undefined ? undefined : { from: moment });

/** A field as it is on the wire. */
const wired = (schema: z.core.$ZodType) => (schema === commaText ? z.array(z.string()) : schema === moment ? z.iso.datetime() : schema);

function rowOf({ entity, rules, shape }: PublicKind, fields: readonly string[]): z.ZodObject {
  const picked = Object.fromEntries(fields.map((field) => [field, wired(shape[field] as z.core.$ZodType)]));
  const coded = optionListsOf(entity.name).filter(({ field }) => fields.includes(field));
  return z.object({
    ...localizedShape(picked),
    ...rules.types,
    lang: z.enum(['th', 'en']),
    languages: z.array(z.enum(['th', 'en'])),
    ...(coded.length > 0 && { labels: z.object(Object.fromEntries(coded.map(({ field }) => [field, z.array(publicLabel)]))) }),
  });
}

/** The refusal of `plugins/errors.ts` as a problem object. */
function problem(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (typeof payload !== 'string') return payload;
  const { code, message, fields } = JSON.parse(payload) as { code: string; message: string; fields?: object };
  reply.type('application/problem+json; charset=utf-8').removeHeader('content-length');
  return JSON.stringify({
    type: 'about:blank',
    title: message,
    status: reply.statusCode,
    code,
    ...(fields && { errors: fields }),
    instance: request.id,
  });
}
