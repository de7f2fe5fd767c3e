import path from 'node:path';
import { searchText } from '@faculty/contracts/kit/search-text';
import type { PrismaClient } from '../../generated/client.ts';
import { type DemoFiles, eachOf } from './demo-files.ts';
import { inTransaction } from './seed-people.ts';
import { demoUploads } from './uploads/demo-uploads.ts';

/** Gives a library without uploads some. Answers how many were added. */
export async function seedUploads(db: PrismaClient, files: DemoFiles): Promise<number> {
  if ((await db.upload.findFirst({ select: { uploads_id: true } })) !== null) return 0;
  const kept = await eachOf(demoUploads, async (upload) => files.put('uploads', await upload.make(files.picture), upload.name));
  await inTransaction(db, files, kept, async (tx) => {
    await files.claim(tx, kept, 'staff');
    await tx.upload.createMany({
      data: kept.map((file, index) => {
        const title = demoUploads[index]?.title ?? file.name;
        const owner = index % 4 === 3 ? 'wiraphon.sai' : 'staff';
        return {
          uploads_url: file.path,
          uploads_title_th: title,
          uploads_type: file.mime,
          uploads_extension: path.extname(file.path).slice(1),
          uploads_size: file.bytes,
          search_text: searchText(title),
          created_by: owner,
          updated_by: owner,
        };
      }),
    });
  });
  return kept.length;
}
