import { changedBy, type RouteText } from '@faculty/contracts/kit/entity';
import { methodAndUrl } from '@faculty/contracts/kit/route';
import { moment } from '@faculty/contracts/kit/wire';
import {
  type FacultySettingBody,
  type FacultySettingFile,
  type FacultySettingRow,
  facultySettingEntity,
  facultySettingId,
} from '@faculty/contracts/website/faculty-setting';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../kit/crud/context.ts';
import { type ChangeContext, contextOf } from '../../kit/crud/handlers.ts';
import { partialBody, partialOf } from '../../kit/crud/partial-update.ts';
import { updateRecord } from '../../kit/crud/write.ts';
import { filePaths } from '../../kit/files/file-fields.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { entityParts } from '../../kit/http/multipart.ts';
import { withoutNull } from '../../kit/http/validation.ts';
import { personName } from '../../kit/people/person-name.ts';
import { fileAddress } from '../../storage/file-address.ts';

const { body, files, page, routes, row, tag } = facultySettingEntity;
const basis = z.looseObject({ updated_at: moment.optional() });
const changeBody = partialBody(partialOf(body), basis);
const tags = [tag];

/** The setting of the faculty: one record, which is read and changed but never added or deleted. */
export function facultySettingResource(app: FastifyInstance): void {
  app.records.set(facultySettingEntity.name, async (id, ctx) => {
    const setting = id === String(facultySettingId) ? await read(facultySettingId, ctx) : null;
    return setting && { row: setting, owner: setting.created_by };
  });

  app.route({
    ...methodAndUrl(routes.read as RouteText),
    config: { right: { page, action: 'view' } },
    schema: { tags, response: { 200: z.intersection(row, changedBy) } },
    handler: async (request) => {
      const setting = await read(facultySettingId, contextOf(app, request, page));
      if (!setting) throw new ApiError('not_found');
      return { ...presented(setting), updated_by_name: await personName(app.db, setting.updated_by) };
    },
  });

  app.route({
    ...methodAndUrl(routes.update as RouteText),
    config: { right: { page, action: 'edit' }, fileParts: entityParts(files) },
    schema: { tags, body: changeBody.body, response: { 200: row } },
    validatorCompiler: changeBody.validatorCompiler,
    preValidation: async (request) => {
      request.body = withoutNull(request.body);
    },
    handler: async (request) => {
      const { updated_at, ...given } = request.body as z.infer<typeof basis>;
      // whoever may change the setting may change all of it: it belongs to nobody
      const ctx = { ...contextOf<FacultySettingFile>(app, request, page), own: undefined };
      const change = { id: facultySettingId, given, readAt: updated_at } as const;
      return presented((await updateRecord(app, request, facultySettingEntity, { read, update }, ctx, change)).row);
    },
  });
}

// `as`: the table has this identifier only
const read = (faculty_setting_id: typeof facultySettingId, { db }: Pick<Context, 'db'>) =>
  db.facultySetting.findUnique({ where: { faculty_setting_id } }) as Promise<FacultySettingRow | null>;

const update = (fields: FacultySettingBody, ctx: ChangeContext<FacultySettingFile>) =>
  ctx.db.facultySetting.update({ where: ctx.where, data: { ...fields, ...filePaths(ctx), ...ctx.stamps.edit } });

/** With the addresses of its pictures instead of their paths. */
function presented(setting: FacultySettingRow): FacultySettingRow {
  const address = (path: string | null) => path && fileAddress(path);
  const { logo_light, logo_dark, share_image } = setting;
  return { ...setting, logo_light: address(logo_light), logo_dark: address(logo_dark), share_image: address(share_image) };
}
