import { toCommonEra } from '@faculty/contracts/kit/era';
import type { PrismaClient } from '../../generated/client.ts';
import { type DemoFile, type DemoFiles, eachOf } from './demo-files.ts';
import { pictureOf } from './pictures.ts';
import { inTransaction } from './seed-people.ts';
import { pdfPage, photoOf } from './uploads/documents.ts';
import { type DemoWork, demoWorks } from './works/demo-works.ts';

/** Gives lecturers without any works some, with evidence and co-authors. Answers how many were added. */
export async function seedWorks(db: PrismaClient, files: DemoFiles, today: Date): Promise<number> {
  if ((await db.work.findFirst({ select: { work_id: true } })) !== null) return 0;
  const users = new Set((await db.user.findMany({ select: { user_name: true } })).map((user) => user.user_name));
  const works = demoWorks(today).filter((work) => users.has(work.user_name));
  // one picture for every PDF: drawing each its own would be felt at the first start
  const photo = await photoOf(await files.picture(pictureOf('library', 'works')));
  const kept = await eachOf(works, async (work) => ({
    work,
    file: work.status_link === 'Y' ? await evidenceOf(work, files, photo) : null,
  }));
  const stored = kept.flatMap(({ file }) => file ?? []);
  await inTransaction(db, files, stored, async (tx) => {
    await files.claim(tx, stored, 'seed');
    for (const { work, file } of kept) {
      if (file) await tx.storedFile.update({ where: { path: file.path }, data: { owner: work.user_name, created_by: work.user_name } });
    }
    const added = await tx.work.createManyAndReturn({
      data: kept.map(({ work: { partner: _, ...work }, file }) => ({ ...work, work_h_file: file?.path ?? null })),
      select: { work_id: true, work_title_th: true, work_weight: true },
    });
    const partners = new Map(works.map((work) => [work.work_title_th, work.partner]));
    await tx.workAuthor.createMany({
      data: added.flatMap(({ work_id, work_title_th, work_weight }) => {
        const user_name = partners.get(work_title_th);
        return user_name !== undefined && users.has(user_name) ? [{ work_id, user_name, work_weight: 100 - work_weight }] : [];
      }),
    });
  });
  return works.length;
}

/** A page of PDF that proves a work; in English, as its fonts have no Thai letters. */
const evidenceOf = (work: DemoWork, files: DemoFiles, photo: Buffer): Promise<DemoFile> =>
  files.put(
    'works',
    pdfPage(
      photo,
      'Faculty of Liberal Arts',
      [work.work_title_en ?? '', work.work_public_title_en ?? '', `${toCommonEra(work.work_public_year)}`].map((line) =>
        line.normalize('NFD').replace(/[^\x20-\x7e]/g, ''),
      ),
    ),
    `work-${work.work_public_year}.pdf`,
  );
