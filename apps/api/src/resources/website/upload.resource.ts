import { serialId } from '@faculty/contracts/kit/fields';
import { searchText } from '@faculty/contracts/kit/text/search-text';
import { moment } from '@faculty/contracts/kit/wire';
import { edited, fileUploaded } from '@faculty/contracts/messages';
import { type UploadBody, type UploadQuery, type UploadRow, upload } from '@faculty/contracts/website/upload';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../kit/crud/context.ts';
import { type ChangeContext, contextOf } from '../../kit/crud/handlers.ts';
import { partialBody, partialOf } from '../../kit/crud/partial-update.ts';
import { registerResource } from '../../kit/crud/resource.ts';
import { createRecord, updateRecord } from '../../kit/crud/write.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { entityParts } from '../../kit/http/multipart.ts';
import { languageOf } from '../../kit/http/request-headers.ts';
import { checked, withoutNull } from '../../kit/http/validation.ts';
import type { ListSource } from '../../kit/lists/list.ts';
import { momentWithin } from '../../kit/lists/period-conditions.ts';
import { recordReader } from '../../kit/lists/record-reader.ts';
import { fileAddress } from '../../storage/file-address.ts';
import { isUnused } from './file-uses.routes.ts';

const sourceOf = (app: FastifyInstance): ListSource<UploadRow, UploadQuery> => ({
  table: 'uploads',
  search: 'search_text',
  period: (period) => momentWithin('uploads.updated_at', period),
  filters: {
    kept: (kept) =>
      kept === 'unused'
        ? isUnused(app, Prisma.sql`uploads.uploads_url`)
        : Prisma.sql`EXISTS (SELECT FROM stored_files file JOIN stored_files other USING (sha256)
            JOIN uploads again ON again.uploads_url = other.path
            WHERE file.path = uploads.uploads_url AND again.uploads_id <> uploads.uploads_id)`,
  },
});

export function uploadResource(app: FastifyInstance): void {
  const { list, read, remove } = upload.routes;
  const source = sourceOf(app);
  const readUpload = recordReader<number, UploadRow, UploadRow, UploadQuery>(upload, source);
  registerResource(
    app,
    { ...upload, routes: { list, read, remove } },
    {
      list: source,
    },
  );

  app.writers.set(upload.name, { entity: upload, table: source.table, read: readUpload, create: createUpload, update: updateUpload });

  // the one documented call that both creates and updates: `uploads_id` decides, and with it the right that is needed
  app.route({
    method: 'POST',
    url: '/uploads',
    config: { right: { page: upload.page, action: 'view' }, fileParts: entityParts(upload.files) },
    schema: { tags: [upload.tag], body: saveBody.body, response: { 200: saveAnswer, 201: saveAnswer } },
    validatorCompiler: saveBody.validatorCompiler,
    preValidation: async (request) => {
      const given = withoutNull(request.body) as Record<string, unknown>;
      // the legacy form sends its empty identifier when it adds
      if (['', 'AUTO', '0', 0].includes(given?.uploads_id as string)) delete given.uploads_id;
      request.body = given;
    },
    handler: async (request, reply) => {
      const { uploads_id, updated_at, ...given } = request.body as z.infer<typeof identity>;
      const ctx = contextOf<'uploads_url'>(app, request, upload.page);
      const right = ctx.person.right(upload.page);
      if (uploads_id) {
        if (!right.edit) throw new ApiError('forbidden');
        const change = { id: uploads_id, given, readAt: updated_at };
        const { row } = await updateRecord(app, request, upload, { read: readUpload, update: updateUpload }, ctx, change);
        return { ...shown(row), message: edited(row.uploads_id)[languageOf(request)] };
      }
      const body = checked(upload.body, given);
      if (!right.add) throw new ApiError('forbidden');
      return createRecord(app, reply, upload, { read: readUpload, create: createUpload }, ctx, body, ({ row }) => ({
        ...shown(row),
        message: fileUploaded(row.uploads_id)[languageOf(request)],
      }));
    },
  });
}

const identity = z.looseObject({ uploads_id: serialId.optional(), updated_at: moment.optional() });
const saveBody = partialBody(partialOf(upload.body), identity);
const saveAnswer = z.intersection(upload.row, z.object({ message: z.string() }));
const shown = (row: UploadRow) => ({ ...row, uploads_url: fileAddress(row.uploads_url) });

function createUpload(body: UploadBody, ctx: Context<'uploads_url'>): Promise<object> {
  const file = fileColumns(ctx);
  if (!file) throw new ApiError('invalid', { fields: { uploads_url: { code: 'file_required' } } });
  const data = { ...body, ...file, search_text: searchText(body.uploads_title_th), ...ctx.stamps.add };
  return ctx.db.upload.create({ data });
}

function updateUpload(body: UploadBody, ctx: ChangeContext<'uploads_url'>): Promise<unknown> {
  return ctx.db.upload.update({
    where: ctx.where,
    data: { ...body, ...fileColumns(ctx), search_text: searchText(body.uploads_title_th), ...ctx.stamps.edit },
  });
}

/** The list's fields about the file; undefined without a new file. */
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
