import { countryWords } from '@faculty/contracts/kit/countries';
import type { Action } from '@faculty/contracts/kit/entity';
import { noAddress } from '@faculty/contracts/kit/fields';
import { listedItem } from '@faculty/contracts/kit/findings/found';
import { searchText } from '@faculty/contracts/kit/text/search-text';
import { doc } from '@faculty/contracts/website/doc';
import {
  type DocSection,
  type DocumentBody,
  type DocumentFile,
  type DocumentQuery,
  type DocumentRow,
  docSections,
  isMeeting,
  referringGroup,
} from '@faculty/contracts/website/documents/document-record';
import { mou } from '@faculty/contracts/website/mou';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { assertKnown } from '../../auth/unverified.ts';
import type { Context, Person } from '../../kit/crud/context.ts';
import { dayDate, lookAgainData, showingData } from '../../kit/crud/days.ts';
import { type ChangeContext, type Handlers, ownIn } from '../../kit/crud/handlers.ts';
import { resourceRoutes } from '../../kit/crud/resource.ts';
import { filePaths } from '../../kit/files/file-fields.ts';
import { findingCondition, foundChecks } from '../../kit/findings/conditions.ts';
import { ApiError, wrongField } from '../../kit/http/errors.ts';
import { zodValidator } from '../../kit/http/validation.ts';
import { answerList } from '../../kit/lists/answer-list.ts';
import type { Condition } from '../../kit/lists/conditions.ts';
import { type ListSource, listOf } from '../../kit/lists/list.ts';
import { dayOrYearWithin, dayWithin } from '../../kit/lists/period-conditions.ts';
import { recordReader } from '../../kit/lists/record-reader.ts';

async function createDocument(body: DocumentBody, ctx: Context<DocumentFile>): Promise<object> {
  await assertThere(ctx, body);
  if (body.doc_section === 'MOU') await assertKnown(ctx.db, 'mou_owner', body);
  return ctx.db.document.create({ data: { ...data(body), ...filePaths(ctx), ...ctx.stamps.add } });
}

async function updateDocument(body: DocumentBody, ctx: ChangeContext<DocumentFile>, before: DocumentRow): Promise<unknown> {
  await assertThere(ctx, body, before.doc_id);
  if (body.doc_section === 'MOU') await assertKnown(ctx.db, 'mou_owner', body, before);
  return ctx.db.document.update({ where: ctx.where, data: { ...data(body), ...filePaths(ctx), ...ctx.stamps.edit } });
}

/** A referenced document cannot be deleted; a row lock serializes this with new references. */
async function beforeRemoveDocument(ctx: Pick<Context, 'query'>, { doc_id }: DocumentRow): Promise<void> {
  await ctx.query(Prisma.sql`SELECT doc_id FROM web_con_docs WHERE doc_id = ${doc_id} FOR UPDATE`);
  const referring = Prisma.sql`SELECT doc_id FROM web_con_docs WHERE doc_ref @> ARRAY[${doc_id}::int] LIMIT 1`;
  if ((await ctx.query(referring)).length > 0) throw new ApiError('relation', { extra: { doc_id } });
}

/** What a list shows that is no plain column. */
const shownFields = { mou_owner: Prisma.sql`coalesce(web_con_docs.mou_owner, '')` };

/** Refuses a reference to a missing document or to itself. Locked until the commit, so that none is deleted meanwhile. */
async function assertThere(ctx: Context<DocumentFile>, body: DocumentBody, itself?: number): Promise<void> {
  const referred = referredBy(body);
  if (referred.length === 0) return;
  const there = await ctx.query(Prisma.sql`
    SELECT doc_id FROM web_con_docs WHERE doc_section = 'DOC' AND doc_id IN (${Prisma.join(referred)}) ORDER BY doc_id FOR SHARE`);
  if (there.length < referred.length || (itself !== undefined && referred.includes(itself)))
    throw wrongField('doc_ref', 'unknown_reference');
}

/** Only a document of its group refers to others. */
const referredBy = ({ doc_section, doc_group_tag, doc_ref }: DocumentBody): number[] =>
  doc_section === 'DOC' && doc_group_tag === referringGroup ? [...new Set(doc_ref)] : [];

/** What a body means for the columns. What belongs to another section or group is left behind. */
function data(body: DocumentBody) {
  const isMou = body.doc_section === 'MOU';
  return {
    ...body,
    doc_ref: referredBy(body),
    doc_tag_b: !isMou && isMeeting(body.doc_group_tag) ? body.doc_tag_b : '',
    doc_h_url: body.doc_h_url || noAddress,
    doct_date: dateOf(body.doct_date),
    ...showingData(body),
    ...lookAgainData(body),
    mou_end_date: isMou ? dateOf(body.mou_end_date) : null,
    mou_owner: (isMou && body.mou_owner) || null,
    mou_country: isMou ? body.mou_country : '',
    search_text: searchText(
      body.doc_title_th,
      body.doc_title_en,
      body.doc_content_th,
      body.doc_content_en,
      ...body.doc_tag,
      String(body.doc_year),
      isMou ? countryWords(body.mou_country) : '',
    ),
  };
}

const dateOf = (day: string | null) => day && dayDate(day);

/** Each section is an entity with a page of its own; the documents give both the same calls (docs/decisions/0025). */
const entityOfSection = { DOC: doc, MOU: mou } as const;

/** Documents and MOUs. A call is answered by the section its record is of, and needs the right of that section's page. */
export function documentResource(app: FastifyInstance): void {
  const routesOf = { DOC: resourceRoutes(app, doc, handlersOf('DOC')), MOU: resourceRoutes(app, mou, handlersOf('MOU')) };
  type Call = keyof typeof routesOf.DOC;

  /** Registers a call of both, answered by whichever section it turns out to be about. */
  function share(call: Call, action: Action, sectionOf: (request: FastifyRequest) => DocSection | Promise<DocSection>): RouteOptions {
    const { DOC, MOU } = { DOC: routesOf.DOC[call] as RouteOptions, MOU: routesOf.MOU[call] as RouteOptions };
    return {
      ...DOC,
      config: { ...eitherRight(action), ...(DOC.config?.fileParts && { fileParts: DOC.config.fileParts }) },
      async handler(request, reply) {
        const section = await sectionOf(request);
        if (!(request.person as Person).right(entityOfSection[section].page)[action]) throw new ApiError('forbidden');
        return (section === 'MOU' ? MOU : DOC).handler.call(this, request, reply);
      },
    };
  }

  async function storedSection(request: FastifyRequest): Promise<DocSection> {
    const { doc_id } = { ...(request.body as object), ...(request.params as object) } as { doc_id: number }; // either has been checked
    const stored = await app.db.document.findUnique({ where: { doc_id }, select: { doc_section: true } });
    if (!stored) throw new ApiError('not_found');
    return stored.doc_section;
  }

  app.route(share('read', 'view', storedSection));
  app.route(share('update', 'edit', storedSection));
  app.route(share('remove', 'delete', storedSection));
  app.route({
    ...share('create', 'add', ({ body }) => sectionIn(body)),
    validatorCompiler: (route) => (body) => zodValidator({ ...route, schema: entityOfSection[sectionIn(body)].body })(body),
  });

  const findings = { findings: foundChecks(doc, source.table, entityName) };
  const shown = listOf({ ...doc, item: listedItem(doc) }, { ...source, fields: { ...source.fields, ...findings } });
  app.route({
    ...(routesOf.DOC.list as RouteOptions),
    config: eitherRight('view'),
    handler: async (request, reply) => {
      const query = request.query as DocumentQuery;
      return answerList(app, reply, shown, query, [seenBy(request.person as Person, query.doc_section)]);
    },
  });
}

/** The entity of a row. */
const entityName = Prisma.sql`lower(web_con_docs.doc_section::text)`;

const source: ListSource<DocumentRow, DocumentQuery> = {
  table: 'web_con_docs',
  fields: shownFields,
  search: 'whole_text',
  period: (period) => dayOrYearWithin('web_con_docs.doct_date', 'web_con_docs.doc_year', period),
  filters: {
    mou_end_from: (start_date) => dayWithin('web_con_docs.mou_end_date', { start_date }),
    finding: findingCondition(doc, 'web_con_docs', entityName),
    mou_end_to: (end_date) => dayWithin('web_con_docs.mou_end_date', { end_date }),
  },
};

const readDocument = recordReader<number, DocumentRow, DocumentRow, DocumentQuery>(doc, source);

/** What is done with the records of one section; those of the other are not there for it. */
function handlersOf(section: DocSection): Handlers<number, DocumentRow, DocumentRow, DocumentBody, DocumentQuery, DocumentFile> {
  return {
    list: {
      ...source,
      only: Prisma.sql`doc_section = ${section}::"DocumentSection"`,
      // what people call them, whatever their title
      ...(section === 'MOU' && { alsoFound: { th: Prisma.sql`'MOU'`, en: Prisma.sql`NULL` } }),
    },
    async read(doc_id, ctx) {
      const row = await readDocument(doc_id, ctx);
      return row?.doc_section === section ? row : null;
    },
    create: createDocument,
    async update(body, ctx, before) {
      // otherwise editors of documents could add one to the MOUs
      if (body.doc_section !== section) throw wrongField('doc_section', 'locked');
      return updateDocument(body, ctx, before);
    },
    beforeRemove: beforeRemoveDocument,
  };
}

/** Requires the right in at least one of the sections. */
const eitherRight = (action: Action) => ({
  entity: docSections.map((section) => entityOfSection[section].name),
  anyRight: docSections.map((section) => ({ page: entityOfSection[section].page, action })),
});

/** What a new record is to be; one that does not say it is a document. */
const sectionIn = (body: unknown): DocSection => ((body as Partial<DocumentBody> | null)?.doc_section === 'MOU' ? 'MOU' : 'DOC');

/**
 * The records a person sees: of the requested section, or of each that they may view.
 * @throws ApiError `forbidden` when they may not view the section they ask for
 */
function seenBy(person: Person, asked: DocSection | undefined): Condition {
  const sections = docSections.filter((section) => section === (asked ?? section) && person.right(entityOfSection[section].page).view);
  if (sections.length === 0) throw new ApiError('forbidden');
  const seen = sections.map((section) => {
    const own = ownIn(person, entityOfSection[section].page);
    return own === undefined
      ? Prisma.sql`web_con_docs.doc_section = ${section}::"DocumentSection"`
      : Prisma.sql`(web_con_docs.doc_section = ${section}::"DocumentSection" AND web_con_docs.created_by = ${own})`;
  });
  return Prisma.sql`(${Prisma.join(seen, ' OR ')})`;
}
