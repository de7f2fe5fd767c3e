import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileRule } from '@faculty/contracts/kit/entity';
import { searchText } from '@faculty/contracts/kit/text/search-text';
import { upload } from '@faculty/contracts/website/upload';
import { writeAudit } from '../../../api/src/kit/crud/audit.ts';
import { ApiError } from '../../../api/src/kit/http/errors.ts';
import type { KeptFile } from '../../../api/src/storage/file-store.ts';
import { claimFiles } from '../../../api/src/storage/stored-files.ts';
import { actor, madeFile } from './journal.ts';
import { mover } from './mover.ts';
import type { Target } from './target.ts';

/** SHA-256 of a file of the folder. */
export async function sumOf({ sums }: Target, file: string): Promise<string> {
  const known = sums.get(file);
  if (known !== undefined) return known;
  const sum = createHash('sha256');
  await pipeline(createReadStream(file), sum);
  const text = sum.digest('hex');
  sums.set(file, text);
  return text;
}

/** A file in our store; null when it is of a type that is not taken, broken or too large. */
export async function acceptFile({ app }: Target, field: string, file: string, rule: FileRule<never>): Promise<KeptFile | null> {
  try {
    return await app.files.accept(field, { ...rule, maxMegabytes: 200 }, createReadStream(file), path.basename(file), actor);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid') return null;
    throw error;
  }
}

/** The path in our store of a file that only a text names: it becomes an upload of its own, once. Null when it is not taken. */
export async function uploadOf(target: Target, file: string): Promise<string | null> {
  const { app, journal } = target;
  const sum = await sumOf(target, file);
  const known = target.files.get(file) ?? (await uploaded(target, sum));
  const kept = known ? null : await acceptFile(target, 'uploads_url', file, upload.files.uploads_url as FileRule<never>);
  if (known || !kept) return known ?? null;
  const title = kept.name.slice(0, 300);
  const entry = await app.db.$transaction(async (db) => {
    await claimFiles(db, [kept], { claimed: true, createdBy: actor });
    const made = await db.upload.create({
      data: {
        uploads_url: kept.path,
        uploads_title_th: title,
        uploads_type: kept.mime,
        uploads_extension: kept.path.slice(kept.path.lastIndexOf('.') + 1),
        uploads_size: kept.bytes,
        search_text: searchText(title),
        created_by: actor,
        updated_by: actor,
      },
    });
    const written = { entity: 'upload', recordId: String(made.uploads_id), row: madeFile, files: sum.slice(0, 16) };
    await writeAudit(
      { db, person: mover },
      journal.requestId('files', sum, written),
      'add',
      { entity: 'upload', id: made.uploads_id, title },
      {},
    );
    return written;
  });
  journal.note('files', sum, entry);
  (await target.here('upload')).add(entry.recordId);
  target.files.set(file, kept.path);
  return kept.path;
}

/** The path of an upload that an earlier run made of the same content. */
async function uploaded({ app, journal }: Target, sum: string): Promise<string | undefined> {
  const entry = journal.entry('files', sum);
  const found = entry && (await app.db.upload.findUnique({ where: { uploads_id: Number(entry.recordId) }, select: { uploads_url: true } }));
  return found?.uploads_url;
}
