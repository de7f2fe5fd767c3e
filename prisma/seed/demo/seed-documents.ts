import { toBuddhistEra } from '@faculty/contracts/kit/era';
import { searchText } from '@faculty/contracts/kit/search-text';
import type { Prisma, PrismaClient } from '../../generated/client.ts';
import { type DemoFile, type DemoFiles, eachOf } from './demo-files.ts';
import { demoDocs } from './documents/demo-docs.ts';
import type { DemoDocument } from './documents/demo-document.ts';
import { demoMous } from './documents/demo-mous.ts';
import { dayOf, daysFrom } from './news/published-text.ts';
import { pictureOf } from './pictures.ts';
import { inTransaction } from './seed-people.ts';
import { pdfPage, photoOf, textDocument } from './uploads/documents.ts';

const everything = [
  ...demoDocs.map((document) => ({ section: 'DOC' as const, document })),
  ...demoMous.map((document) => ({ section: 'MOU' as const, document })),
].sort((one, other) => one.document.day - other.document.day);

type Kept = (typeof everything)[number] & { file: DemoFile | null; covers: { th: DemoFile | null; en: DemoFile | null } };

/** Gives a website without documents and MOUs some, with files and covers. Answers how many were added. */
export async function seedDocuments(db: PrismaClient, files: DemoFiles, today: Date): Promise<number> {
  if ((await db.document.findFirst({ select: { doc_id: true } })) !== null) return 0;
  // one picture for every PDF: drawing each its own would be felt at the first start
  const photo = await photoOf(await files.picture(pictureOf('campus', 'documents')));
  const kept = await eachOf(everything, (each) => withFiles(each, files, photo));
  const stored = kept.flatMap(({ file, covers }) => [file, covers.th, covers.en].filter((one) => one !== null));
  await inTransaction(db, files, stored, async (tx) => {
    await files.claim(tx, stored, 'staff');
    const people = new Set((await tx.user.findMany({ select: { user_name: true } })).map(({ user_name }) => user_name));
    const added = await tx.document.createManyAndReturn({
      data: kept.map((each) => documentRow(each, dayOf(today), people)),
      select: { doc_id: true, doc_title_th: true },
    });
    const ids = new Map(added.map(({ doc_id, doc_title_th }) => [doc_title_th, doc_id]));
    for (const { document } of kept) {
      const doc_ref = (document.refersTo ?? []).flatMap((title) => ids.get(title) ?? []);
      if (doc_ref.length > 0) await tx.document.updateMany({ where: { doc_title_th: document.th.title }, data: { doc_ref } });
    }
  });
  return kept.length;
}

async function withFiles(each: (typeof everything)[number], files: DemoFiles, photo: Buffer): Promise<Kept> {
  const { document } = each;
  const { cover, en, file: name, th } = document;
  const coverFor = async (title: string) =>
    cover ? files.put('documents', await files.picture(pictureOf(cover, `cover-${title}`)), `${cover}.webp`) : null;
  return {
    ...each,
    file: name ? await files.put('documents', contentOf(name, document, photo), name) : null,
    covers: { th: await coverFor(th.title), en: en ? await coverFor(en.title) : null },
  };
}

/** A page of PDF in English, as its fonts have no Thai letters, or a text document in Thai. */
function contentOf(name: string, { th, en }: DemoDocument, photo: Buffer): Buffer {
  if (!name.endsWith('.pdf')) return textDocument([th.title, ...(th.content ? [th.content] : []), 'คณะศิลปศาสตร์']);
  return pdfPage(photo, 'Faculty of Liberal Arts', [en?.title ?? name.replace(/\.pdf$/, '').replaceAll('-', ' '), en?.content ?? '']);
}

function documentRow({ section, document, file, covers }: Kept, today: Date, people: ReadonlySet<string>): Prisma.DocumentCreateManyInput {
  const { th, en, day, shows, ends, owner } = document;
  const dated = daysFrom(today, day);
  const doc_year = toBuddhistEra(dated.getUTCFullYear());
  const written = daysFrom(today, Math.min(day, -1));
  const by = owner !== undefined && people.has(owner) ? owner : 'staff';
  const on = (shift: number | undefined) => (shift === undefined ? null : daysFrom(today, shift));
  return {
    doc_section: section,
    doc_group_tag: document.group,
    doc_type_tag: [...document.types],
    doc_tag: [...document.keywords],
    doc_tag_b: document.paper ?? '',
    doc_ref: [],
    doc_index: document.number ?? '-',
    doc_year,
    doct_date: dated,
    doc_title_th: th.title,
    doc_title_en: en?.title ?? '',
    doc_content_th: th.content ?? '',
    doc_content_en: en?.content ?? '',
    status_link: file ? 'Y' : 'N',
    doc_h_file: file?.path ?? null,
    doc_h_url: document.url ?? '#',
    doc_h_image_th: covers.th?.path ?? null,
    doc_h_image_en: covers.en?.path ?? null,
    switch_lang: en ? 'Y' : 'N',
    active: document.inactive ? 'N' : 'Y',
    expire: document.expired ? 'Y' : 'N',
    show_start_date: on(shows?.from),
    show_end_date: on(shows?.until),
    mou_end_date: on(ends),
    mou_owner: owner !== undefined && people.has(owner) ? owner : null,
    search_text: searchText(th.title, en?.title ?? '', th.content ?? '', en?.content ?? '', ...document.keywords, String(doc_year)),
    created_by: by,
    updated_by: by,
    created_at: written,
    updated_at: written,
  };
}
