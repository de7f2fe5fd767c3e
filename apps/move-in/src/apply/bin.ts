import { titleOf } from '@faculty/contracts/kit/entity';
import { Prisma } from '@faculty/prisma/client';
import { isRelationRefusal } from '../../../api/src/db/database-errors.ts';
import { changesBetween, writeAudit } from '../../../api/src/kit/crud/audit.ts';
import { putInBin } from '../../../api/src/kit/crud/recycle-bin.ts';
import { filesOf } from '../../../api/src/kit/files/file-fields.ts';
import { ApiError } from '../../../api/src/kit/http/errors.ts';
import { binFiles } from '../../../api/src/storage/stored-files.ts';
import type { Row } from '../kinds.ts';
import { actor, type Entry } from './journal.ts';
import { contextIn } from './mover.ts';
import type { Target } from './target.ts';

/** Moves a record that is gone from the folder to the bin. False when it has no bin, or others refer to it. */
export async function binRecord(target: Target, { entity, recordId }: Entry): Promise<boolean> {
  const { app } = target;
  const writer = target.writerOf(entity);
  const source = app.bins.get(entity);
  if (!source) return false;
  const id = Number(recordId);
  try {
    await app.db.$transaction(async (tx) => {
      const ctx = contextIn(app, tx);
      const before = (await writer.read(id as never, ctx)) as Row | null;
      if (!before) return;
      const subject = { entity, id, title: titleOf(writer.entity, before) };
      const binned = await putInBin(ctx, source, subject, String(before[writer.entity.ownerKey]));
      const alsoGone: string[] = [];
      await writer.beforeRemove?.({ ...ctx, alsoGone } as never, before as never);
      await tx.$executeRaw`DELETE FROM ${Prisma.raw(`"${writer.table}"`)} WHERE ${Prisma.raw(`"${writer.entity.idKey}"`)} = ${id}`;
      await writeAudit(ctx, actor, 'delete', subject, changesBetween(before, null, writer.entity.privateFields));
      await binFiles(tx, [...filesOf(writer.entity, before), ...alsoGone], binned);
    });
  } catch (error) {
    if (isRelationRefusal(error) || (error instanceof ApiError && error.code === 'relation')) return false;
    throw error;
  }
  return true;
}
