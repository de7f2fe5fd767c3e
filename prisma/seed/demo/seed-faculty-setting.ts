import type { PrismaClient } from '../../generated/client.ts';
import { type DemoFiles, eachOf, inTransaction } from './demo-files.ts';

const setting = {
  university_name_th: 'มหาวิทยาลัยตัวอย่าง',
  university_name_en: 'Example University',
  tagline_th: 'ภาษาเปิดโลก ความรู้เปิดใจ รับใช้สังคม',
  tagline_en: 'Languages open the world, knowledge opens the mind',
  address_th: 'อาคารศิลปศาสตร์ 99 ถนนมหาวิทยาลัย ตำบลในเมือง อำเภอเมือง จังหวัดตัวอย่าง 10000',
  address_en: 'Liberal Arts Building, 99 University Road, Nai Mueang, Mueang, Example 10000, Thailand',
  opening_hours_th: 'จันทร์–ศุกร์ 8.30–16.30 น. เว้นวันหยุดราชการ',
  opening_hours_en: 'Monday to Friday, 8.30 to 16.30, closed on public holidays',
  telephone: '0 2000 1000',
  email: 'contact@faculty.example',
  map_url: 'https://www.openstreetmap.org/#map=17/13.7563/100.5018',
  facebook_url: 'https://www.facebook.com/example',
  line_url: 'https://line.me/R/ti/p/@example',
  youtube_url: 'https://www.youtube.com/@example',
} as const;

/** File of each picture among the demo's own. */
const pictures = { logo_light: 'logo-light.webp', logo_dark: 'logo-dark.webp', share_image: 'campus-1.webp' } as const;

/** Fills the setting of the faculty when nobody has changed it. Returns how many were filled: 1 or 0. */
export async function seedFacultySetting(db: PrismaClient, files: DemoFiles): Promise<number> {
  const where = { faculty_setting_id: 1, updated_by: 'system' };
  if ((await db.facultySetting.findFirst({ where, select: { faculty_setting_id: true } })) === null) return 0;
  const entries = Object.entries(pictures);
  const stored = await eachOf(entries, async ([, name]) => files.put('site', await files.picture(name), name));
  const paths = Object.fromEntries(entries.map(([field], index) => [field, stored[index]?.path ?? null]));
  await inTransaction(db, files, stored, 'admin', async (tx) => {
    await tx.facultySetting.update({ where, data: { ...setting, ...paths, updated_by: 'admin' } });
  });
  return 1;
}
