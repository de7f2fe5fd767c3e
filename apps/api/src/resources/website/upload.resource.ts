import { serialId } from '@faculty/contracts/kit/fields';
import { moment } from '@faculty/contracts/kit/wire';
import { edited, saved } from '@faculty/contracts/messages';
import { type UploadBody, type UploadQuery, type UploadRow, upload } from '@faculty/contracts/website/upload';
import type { Prisma } from '@faculty/prisma/client';
import { searchText } from '@faculty/prisma/seed/search-text';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../kit/context.ts';
import { ApiError } from '../../kit/errors.ts';
import { entityParts } from '../../kit/forms.ts';
import { contextOf, fileAddress } from '../../kit/handlers.ts';
import { orderOf, slice } from '../../kit/paging.ts';
import { registerResource } from '../../kit/resource.ts';
import { withoutNull } from '../../kit/validation.ts';
import { createRecord, updateRecord } from '../../kit/write.ts';
import { languageOf } from '../../plugins/errors.ts';

export function uploadResource(app: FastifyInstance): void {
  const { list, read, remove } = upload.routes;
  const readUpload = (uploads_id: number, { db }: Context) => db.upload.findUnique({ where: { uploads_id }, omit });
  registerResource(
    app,
    { ...upload, routes: { list, read, remove } },
    {
      async list(query, { db, own }) {
        const where = { ...whereOf(query), ...(own && { created_by: own }) };
        const [rows, count] = await Promise.all([
          db.upload.findMany({ where, omit, orderBy: orderOf(query, { uploads_id: 'desc' as const }), ...slice(query) }),
          db.upload.count({ where }),
        ]);
        return { rows, count };
      },
      read: readUpload,
      async remove(uploads_id, { db, unchangedSince }) {
        await db.upload.delete({ where: { uploads_id, updated_at: unchangedSince } });
        return undefined;
      },
    },
  );

  // the one documented call that both creates and updates: `uploads_id` decides, and with it the right that is needed
  app.route({
    method: 'POST',
    url: '/uploads',
    config: { right: { page: upload.page, action: 'view' }, fileParts: entityParts(upload.files as never) },
    schema: {
      tags: [upload.tag],
      body: z.intersection(upload.body, z.object({ uploads_id: serialId.optional(), updated_at: moment.optional() })),
      response: { 200: saveAnswer, 201: saveAnswer },
    },
    preValidation: async (request) => {
      const given = withoutNull(request.body) as Record<string, unknown>;
      // the legacy form sends its empty identifier when it adds
      if (['', 'AUTO', '0', 0].includes(given?.uploads_id as string)) delete given.uploads_id;
      request.body = given;
    },
    handler: async (request, reply) => {
      const { uploads_id, updated_at, ...body } = request.body as UploadBody & { uploads_id?: number; updated_at?: Date };
      const ctx = contextOf<'uploads_url'>(app, request, upload.page);
      if (!ctx.person.right(upload.page)[uploads_id ? 'edit' : 'add']) throw new ApiError('forbidden');
      if (uploads_id) {
        const change = { id: uploads_id, body, readAt: updated_at };
        const { row } = await updateRecord(app, request, upload, { read: readUpload, update: updateUpload }, ctx, change);
        return { ...shown(row), message: edited(row.uploads_id)[languageOf(request)] };
      }
      const { row } = await createRecord(app, request, upload, createUpload, ctx, body);
      return reply.code(201).send({ ...shown(row), message: saved(row.uploads_id)[languageOf(request)] });
    },
  });
}

const saveAnswer = z.intersection(upload.row, z.object({ message: z.string() }));
const omit = { search_text: true } as const;
const shown = (row: UploadRow) => ({ ...row, uploads_url: fileAddress(row.uploads_url) });

function createUpload(body: UploadBody, ctx: Context<'uploads_url'>): Promise<UploadRow> {
  const { user_name } = ctx.person;
  const file = fileColumns(ctx);
  if (!file) throw new ApiError('invalid', { fields: { uploads_url: { code: 'file_required' } } });
  const data = { ...body, ...file, search_text: searchText(body.uploads_title_th), created_by: user_name, updated_by: user_name };
  return ctx.db.upload.create({ data, omit });
}

function updateUpload(uploads_id: number, body: UploadBody, ctx: Context<'uploads_url'> & { unchangedSince: Date }): Promise<UploadRow> {
  return ctx.db.upload.update({
    where: { uploads_id, updated_at: ctx.unchangedSince },
    data: { ...body, ...fileColumns(ctx), search_text: searchText(body.uploads_title_th), updated_by: ctx.person.user_name },
    omit,
  });
}

/** What the list tells about the file; undefined when none came. */
function fileColumns(ctx: Context<'uploads_url'>) {
  const file = ctx.files.uploads_url?.at(-1);
  return (
    file && {
      uploads_url: file.path,
      uploads_type: file.mime,
      uploads_extension: file.path.slice(file.path.lastIndexOf('.') + 1),
      uploads_size: file.bytes,
    }
  );
}

function whereOf({ q, active }: UploadQuery): Prisma.UploadWhereInput {
  return { ...(active && { active }), ...(q && { search_text: { contains: searchText(q) } }) };
}
