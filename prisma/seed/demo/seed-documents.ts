import { countryName } from '@faculty/contracts/kit/countries';
import { toBuddhistEra } from '@faculty/contracts/kit/dates/era';
import { searchText } from '@faculty/contracts/kit/text/search-text';
import { z } from 'zod';
import type { Prisma, PrismaClient } from '../../generated/client.ts';
import docData from './data/documents.json' with { type: 'json' };
import mouData from './data/mous.json' with { type: 'json' };
import { type DemoFile, type DemoFiles, eachOf, inTransaction, userNames } from './demo-files.ts';
import { pdfPage, photoOf, textDocument } from './documents.ts';
import { pictureOf, sceneName } from './pictures.ts';
import { dayOf, daysFrom, period } from './rich-text.ts';

/** The content: a few words about a document, or an MOU's organisation. */
const text = z.strictObject({ title: z.string(), content: z.string().optional() });

/** A document or MOU of the demo. Days are counted from the day of the seeding. */
const demoDocument = z.strictObject({
  group: z.string(),
  types: z.array(z.string()),
  keywords: z.array(z.string()),
  th: text,
  en: text.optional(),
  /** `-` when absent. */
  number: z.string().optional(),
  /** Of a meeting. */
  paper: z.enum(['วาระการประชุม', 'รายงานการประชุม']).optional(),
  /** Day of the document or of signing. */
  day: z.number(),
  /** Its file, by name; or its address. */
  file: z.string().optional(),
  url: z.string().optional(),
  cover: sceneName.optional(),
  /** Titles of the documents it refers to. */
  refersTo: z.array(z.string()).optional(),
  /** First and last day it shows. */
  shows: period.optional(),
  expired: z.literal(true).optional(),
  inactive: z.literal(true).optional(),
  /** Last day of an MOU, and whose it is. */
  ends: z.number().optional(),
  owner: z.string().optional(),
  /** Of an MOU's organisation. */
  country: z.string().optional(),
});
type DemoDocument = z.infer<typeof demoDocument>;

/** Documents of the demo, of several groups; the oldest first. */
export const demoDocs = z.array(demoDocument).parse(docData);

/** Memoranda of understanding of the demo; some of them end soon. The oldest first. */
export const demoMous = z.array(demoDocument).parse(mouData);

const everything = [
  ...demoDocs.map((document) => ({ section: 'DOC' as const, document })),
  ...demoMous.map((document) => ({ section: 'MOU' as const, document })),
].sort((one, other) => one.document.day - other.document.day);

type Kept = (typeof everything)[number] & { file: DemoFile | null; covers: { th: DemoFile | null; en: DemoFile | null } };

/** Adds documents and MOUs to a website that has none, with files and covers. Returns how many were added. */
export async function seedDocuments(db: PrismaClient, files: DemoFiles, today: Date): Promise<number> {
  if ((await db.document.findFirst({ select: { doc_id: true } })) !== null) return 0;
  // one picture for every PDF: drawing each its own would be felt at the first start
  const photo = await photoOf(await files.picture(pictureOf('campus', 'documents')));
  const kept = await eachOf(everything, (each) => withFiles(each, files, photo));
  const stored = kept.flatMap(({ file, covers }) => [file, covers.th, covers.en]);
  await inTransaction(db, files, stored, 'staff', async (tx) => {
    const people = await userNames(tx);
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
  const { th, en, day, shows, ends, owner, country = '' } = document;
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
    mou_country: country,
    search_text: searchText(
      th.title,
      en?.title ?? '',
      th.content ?? '',
      en?.content ?? '',
      ...document.keywords,
      String(doc_year),
      countryName(country, 'th'),
      countryName(country, 'en'),
    ),
    created_by: by,
    updated_by: by,
    created_at: written,
    updated_at: written,
  };
}
