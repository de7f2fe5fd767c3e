import { fileItem, shellRoutes } from '@faculty/contracts/shell/me';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Person } from '../kit/crud/context.ts';
import { stillMay } from '../kit/crud/in-transaction.ts';
import { assertMayReadFile } from '../kit/files/file-readers.ts';
import { openContent } from '../kit/files/shown-file.ts';
import { ApiError, wrongField } from '../kit/http/errors.ts';
import { partsOf } from '../kit/http/multipart.ts';
import { fileAddress } from '../storage/file-address.ts';
import type { KeptFile } from '../storage/file-store.ts';
import { isPublicPath, readersOf, uploadFolders } from '../storage/folders.ts';
import { isObjectPath } from '../storage/object-path.ts';
import { assertUnusedWithinQuota, forgetUnderWay, takeFile } from '../storage/quota.ts';
import { claimFiles } from '../storage/stored-files.ts';
import { cleanClientName, contentDisposition, offeredName } from '../storage/uploads/client-name.ts';

const uploadParams = z.object({ folder: z.string(), subfolder: z.string().optional() });
const uploadForm = z.object({ file: z.file().optional(), filename: z.string().optional() });
const downloadQuery = z.object({ privateUrl: z.string().min(1).max(500) });

/** Documented routes to upload a file without a record and to download it: `POST /file/upload/{folder}`, `GET /file/download`. */
export function fileExchangeRoutes(app: FastifyInstance): void {
  const uploadUrl = addressOf(shellRoutes.fileUpload);
  // legacy clients send the folder `users/avatar` with and without an escaped slash
  for (const url of [uploadUrl, `${uploadUrl}/:subfolder`]) {
    app.route({
      method: 'POST',
      url,
      config: { signedIn: true, ownMultipart: true },
      schema: {
        tags: ['Files'],
        hide: url !== uploadUrl,
        summary: 'Stores a file that no record refers to yet; it is removed after a day unless one does',
        consumes: ['multipart/form-data'],
        params: uploadParams,
        body: uploadForm,
        response: { 200: fileItem },
      },
      handler: async (request) => {
        const { folder, subfolder } = request.params as z.infer<typeof uploadParams>;
        const target = targetOf(subfolder === undefined ? folder : `${folder}/${subfolder}`);
        const { user_name, session, right } = request.person as Person;
        if (target.right && !right(target.right.page)[target.right.action]) throw new ApiError('forbidden');
        await assertUnusedWithinQuota(app, user_name);
        const file = await receiveOne(request, target);
        try {
          await assertUnusedWithinQuota(app, user_name);
          // check again after the upload, which may have been slow
          await stillMay(app, session, target.right, app.db);
          await claimFiles(app.db, [file], { claimed: false, createdBy: user_name });
        } catch (error) {
          await app.files.remove([file.path]).catch(() => {}); // otherwise the sweep removes it
          throw error;
        } finally {
          forgetUnderWay(app, user_name, [file]);
        }
        return itemOf(file);
      },
    });
  }

  app.route({
    method: 'GET',
    url: addressOf(shellRoutes.fileDownload),
    config: { signedIn: true },
    schema: { tags: ['Files'], summary: 'A file by the `privateUrl` its upload answered, as a download', querystring: downloadQuery },
    handler: async (request, reply) => {
      const person = request.person as Person;
      // only used to look up a row, whose path is opened
      const { privateUrl } = request.query as z.infer<typeof downloadQuery>;
      const file = isObjectPath(privateUrl) ? await app.shownFile(privateUrl) : null;
      if (!file) throw new ApiError('not_found');
      // a record's file needs the right to its record; other files are readable by their sender only
      if (readersOf(file.path)) await assertMayReadFile(app, person, file.path);
      else if (file.createdBy !== person.user_name && person.role !== 'admin') throw new ApiError('not_found');
      const found = await openContent(app, file);
      if (!found) throw new ApiError('not_found');
      const content = await found.read();
      return reply
        .headers({
          'content-length': found.bytes,
          'content-disposition': contentDisposition('attachment', offeredName(file.name, file.path)),
          'content-security-policy': "default-src 'none'; sandbox; base-uri 'none'",
          'x-content-type-options': 'nosniff',
        })
        .type(found.mime)
        .send(content);
    },
  });
}

const addressOf = (route: string) => route.slice(route.indexOf('/'));

type Target = (typeof uploadFolders)[string];

function targetOf(folder: string): Target {
  const target = Object.hasOwn(uploadFolders, folder) ? uploadFolders[folder] : undefined;
  if (!target) throw new ApiError('not_found');
  return target;
}

/** Receives the single file of the form. The documented `filename` part, at any position, sets its label. */
async function receiveOne(request: FastifyRequest, target: Target): Promise<KeptFile> {
  let file: KeptFile | undefined;
  let label: string | undefined;
  try {
    for await (const part of partsOf(request, 2_000, 1, { files: 1, fields: 10 })) {
      if (part.type === 'field') {
        if (part.fieldname === 'filename' && typeof part.value === 'string' && part.value !== '') label = part.value;
      } else if (part.fieldname !== 'file') {
        throw wrongField(part.fieldname, 'unknown_field');
      } else {
        file = await takeFile(request, 'file', target, part);
      }
    }
  } catch (error) {
    if (file) await drop(request, file);
    throw error;
  }
  if (!file) throw wrongField('file', 'file_required');
  return label === undefined ? file : { ...file, name: cleanClientName(label) };
}

async function drop({ server, person }: FastifyRequest, file: KeptFile): Promise<void> {
  forgetUnderWay(server, (person as Person).user_name, [file]);
  await server.files.remove([file.path]).catch(() => {});
}

function itemOf({ path, name, bytes }: KeptFile): z.infer<typeof fileItem> {
  const id = path.slice(path.indexOf('/') + 1, path.lastIndexOf('.'));
  return { id, name, sizeInBytes: bytes, privateUrl: path, publicUrl: isPublicPath(path) ? fileAddress(path) : '', new: true };
}
