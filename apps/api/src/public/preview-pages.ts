import type { Language } from '@faculty/contracts/kit/bilingual';
import type { FileRule } from '@faculty/contracts/kit/entity';
import { mayBePreviewed } from '@faculty/contracts/kit/public';
import { Prisma } from '@faculty/prisma/client';
import type { Records, SiteData } from '@faculty/site/data';
import { addressIn } from '@faculty/site/layout';
import { endedPreview, previewOf, type SiteAnswer } from '@faculty/site/site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { accountInUse } from '../auth/people.ts';
import { ApiError } from '../kit/http/errors.ts';
import { type LivePreview, lastDayOf, livePreview, PreviewCounts } from '../kit/preview/preview-links.ts';
import { cleanField } from '../kit/rich-text/clean-in-background.ts';
import { fileRateLimit, fileSender } from '../plugins/public-files.routes.ts';
import { fileAddress } from '../storage/file-address.ts';
import type { PublicRecord } from './public-kinds.ts';
import type { PublicKind, PublicRecords } from './public-records.ts';

const pageParams = z.object({ token: z.string().max(100) });
const fileParams = z.object({ token: z.string().max(100), '*': z.string() });
const fileQuery = z.object({ size: z.string().optional() });

/** Pages of one address in a minute; a page is made anew each time. */
const maxPerMinute = 120;
const maxAlbum = 500;

interface PreviewOptions {
  app: FastifyInstance;
  data: SiteData;
  /** Address of the style sheet. */
  css: string;
}

/**
 * `/preview/TOKEN` and `/en/preview/TOKEN`: the record of a preview link as the website will show it, in any state, with its files below
 * `/preview/TOKEN/files/`; all else on the page is public. Answers 410 when the link has ended, was revoked, its maker may no longer edit
 * the record, or that is deleted. Never cached.
 */
export async function previewPages(site: FastifyInstance, { app, data, css }: PreviewOptions): Promise<void> {
  const { config, pool, publicRecords: records } = app;
  const counts = new PreviewCounts(pool, (error) => app.log.warn({ err: error }, 'openings of preview links were not counted'));
  site.addHook('onClose', () => counts.flush());
  site.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
  });

  const page = (lang: Language) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { token } = request.params as z.infer<typeof pageParams>;
    const frame = { lang, origin: config.websiteUrl, css, address: `/preview/${encodeURIComponent(token)}` };
    const link = await opening(token);
    const answer = (link && (await shown(link, frame, token))) || (await endedPreview(frame, data));
    if (link && request.method === 'GET' && answer.statusCode !== 410) counts.opened(link);
    if ('to' in answer) return reply.redirect(answer.to, answer.statusCode);
    return reply.code(answer.statusCode).type(answer.type).send(answer.body);
  };

  /** The link of a token while it lives and its maker may edit the record. */
  async function opening(token: string): Promise<LivePreview | null> {
    const link = await livePreview(pool, token);
    const kind = link && records.kinds.get(link.entity);
    if (!kind) return null;
    const right = (await accountInUse(pool, link.created_by))?.right(kind.entity.page);
    if (!right?.edit || (right.own_only && !(await isOwn(records, kind, link)))) return null;
    return link;
  }

  /** The page, or the address of the public page when the record is public by now; null when the record is gone. */
  async function shown(
    { entity: name, record_id, ...link }: LivePreview,
    frame: Parameters<typeof previewOf>[0],
    token: string,
  ): Promise<SiteAnswer | { statusCode: 302; to: string } | null> {
    const kind = records.kinds.get(name);
    if (!kind || !mayBePreviewed(kind.entity)) return null;
    const { lang } = frame;
    const [found, files] = await Promise.all([records.preview(name, record_id, lang), filesOf(records, kind, record_id)]);
    if (!found) return null;
    const key = String(found[kind.key]);
    const path = `${kind.entity.public?.site}/${encodeURIComponent(key)}`;
    if ((await records.find(name, key, lang)) !== null) return { statusCode: 302, to: addressIn(lang, path) };
    const record = withPreviewFiles(await cleaned(kind.entity, found), files, token);
    // `as`: the data of this kind has the public fields of its contract
    const previewed: SiteData = {
      ...data,
      find: async (kindAsked, keyAsked, language) =>
        kindAsked === name && keyAsked === key ? (record as Records[typeof kindAsked]) : data.find(kindAsked, keyAsked, language),
    };
    return previewOf(frame, path, previewed, lastDayOf(link));
  }

  const { rateLimit: perMinute } = config;
  const open = {
    public: true,
    rateLimit: perMinute > 0 && { max: Math.min(perMinute, maxPerMinute), timeWindow: 60_000, groupId: 'preview' },
  } as const;
  site.get('/preview/:token', { config: open, schema: { params: pageParams } }, page('th'));
  site.get('/en/preview/:token', { config: open, schema: { params: pageParams } }, page('en'));

  const send = fileSender(app);
  site.route({
    method: 'GET',
    url: '/preview/:token/files/*',
    config: { public: true, rateLimit: fileRateLimit(app) },
    schema: { params: fileParams, querystring: fileQuery },
    handler: async (request, reply) => {
      const { token, '*': path } = request.params as z.infer<typeof fileParams>;
      const link = await opening(token);
      const kind = link && records.kinds.get(link.entity);
      if (!kind || !(await filesOf(records, kind, link.record_id)).has(path)) throw new ApiError('not_found');
      const file = await app.shownFile(path);
      if (!file) throw new ApiError('not_found');
      return send(request, reply, { ...file, isPublic: false });
    },
  });
}

/** Paths of the public files of a record itself, with the album of a news item. Empty when there is no such record. */
async function filesOf(records: PublicRecords, { entity, table, fields, detail }: PublicKind, id: string): Promise<Set<string>> {
  const key = z.safeParse(entity.id, id);
  const named = new Set([...fields, ...detail]);
  const columns = Object.entries<FileRule>(entity.files).flatMap(([field, rule]) => (rule.public && named.has(field) ? [field] : []));
  if (!key.success || columns.length === 0) return new Set();
  const at = (column: string) => Prisma.raw(`"${table}"."${column}"`);
  const album = Prisma.sql` UNION ALL SELECT * FROM (SELECT news_b_image FROM web_con_new_images WHERE news_id = ${key.data}
    ORDER BY order_seq DESC, news_image_id DESC LIMIT ${maxAlbum}) album`;
  const found = await records.select<{ path: string | null }>(
    Prisma.sql`SELECT unnest(ARRAY[${Prisma.join(columns.map(at))}]) AS path FROM ${Prisma.raw(`"${table}"`)} WHERE ${at(entity.idKey)} = ${key.data}
      ${entity.name === 'news' ? album : Prisma.empty}`,
  );
  return new Set(found.flatMap(({ path }) => path ?? []));
}

/** Whether the record is that of the link's maker. */
async function isOwn(records: PublicRecords, { entity, table }: PublicKind, { record_id, created_by }: LivePreview): Promise<boolean> {
  const at = (column: string) => Prisma.raw(`"${table}"."${column}"`);
  const found = await records.select(
    Prisma.sql`SELECT 1 FROM ${Prisma.raw(`"${table}"`)} WHERE ${at(entity.idKey)}::text = ${record_id} AND ${at(entity.ownerKey)} = ${created_by}`,
  );
  return found.length > 0;
}

/** The record with its rich text cleaned by the present rules: stored texts may tell other hosts the address of their page, which is secret here. */
async function cleaned({ richText = [] }: PublicKind['entity'], record: PublicRecord): Promise<PublicRecord> {
  const fields = [...new Set(richText.map((field) => field.replace(/_(th|en)$/, '')))].filter((field) => field in record);
  const texts = fields.map(async (field) => [field, (await cleanField('preview', field, String(record[field] ?? ''))).html] as const);
  return { ...record, ...Object.fromEntries(await Promise.all(texts)) };
}

/** The record with the addresses of its own files below the preview link; other addresses stay. */
function withPreviewFiles(record: PublicRecord, files: ReadonlySet<string>, token: string): PublicRecord {
  const text = JSON.stringify(record).replace(/(?:https?:\/\/[^\s"'<>/\\]+)?\/files\/([a-z-]+\/[\w.]+)/g, (address, path: string) =>
    files.has(path) ? `/preview/${token}${fileAddress(path)}` : address,
  );
  return JSON.parse(text) as PublicRecord;
}
