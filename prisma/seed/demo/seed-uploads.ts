import path from 'node:path';
import { searchText } from '@faculty/contracts/kit/text/search-text';
import { z } from 'zod';
import type { PrismaClient } from '../../generated/client.ts';
import uploadData from './data/uploads.json' with { type: 'json' };
import { type DemoFiles, eachOf, inTransaction } from './demo-files.ts';
import { pdfPage, photoOf, textDocument, workbook } from './documents.ts';
import { pictureOf, sceneName } from './pictures.ts';

const file = z.strictObject({ title: z.string(), name: z.string() });
const upload = z.union([
  // a photograph
  file.extend({ scene: sceneName }),
  // a page of PDF: a photograph above lines of English
  file.extend({ scene: sceneName, heading: z.string(), lines: z.array(z.string()) }),
  // a workbook with one sheet
  file.extend({ sheet: z.string(), rows: z.array(z.array(z.union([z.string(), z.number()]))) }),
  // a text document
  file.extend({ paragraphs: z.array(z.string()) }),
  // plain text
  file.extend({ text: z.array(z.string()) }),
]);

/** Files of the demo, of every common kind; the first pictures are also inserted into news. */
export const demoUploads = z.array(upload).parse(uploadData);

/** Adds uploads to a library that has none. Returns how many were added. */
export async function seedUploads(db: PrismaClient, files: DemoFiles): Promise<number> {
  if ((await db.upload.findFirst({ select: { uploads_id: true } })) !== null) return 0;
  const kept = await eachOf(demoUploads, async (upload) => files.put('uploads', await contentOf(upload, files), upload.name));
  await inTransaction(db, files, kept, 'staff', async (tx) => {
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

async function contentOf(upload: (typeof demoUploads)[number], files: DemoFiles): Promise<Buffer> {
  if ('sheet' in upload) return workbook(upload.sheet, upload.rows);
  if ('paragraphs' in upload) return textDocument(upload.paragraphs);
  if ('text' in upload) return Buffer.from(upload.text.join('\r\n'));
  const photo = await photoOf(await files.picture(pictureOf(upload.scene, `upload-${upload.name}`)));
  return 'heading' in upload ? pdfPage(photo, upload.heading, upload.lines) : photo;
}
