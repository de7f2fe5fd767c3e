import type { Language } from '@faculty/contracts/kit/bilingual';
import { localized } from '@faculty/contracts/kit/public';
import { type FacultySettingFile, facultySettingId, socialFields, socialNetworks } from '@faculty/contracts/website/faculty-setting';
import { type SitePicture, type SiteSettings, siteSettings } from '@faculty/contracts/website/public-answers';
import { Prisma } from '@faculty/prisma/client';
import type { FastifyInstance } from 'fastify';
import { QueryCache } from '../db/cache.ts';
import { runSql } from '../db/run-sql.ts';
import { fileAddress } from '../storage/file-address.ts';
import { readsTables } from './answer-cache.ts';

const pictures = ['logo_light', 'logo_dark', 'share_image'] as const satisfies FacultySettingFile[];

const picture = (field: FacultySettingFile) =>
  Prisma.raw(
    `(SELECT json_build_object('address', '${fileAddress('')}' || path, 'width', width, 'height', height) FROM stored_files WHERE path = "${field}") AS "${field}"`,
  );
// a picture takes the place of the column with its path
const statement = Prisma.sql`SELECT faculty_settings.*, ${Prisma.join(pictures.map(picture))}
  FROM faculty_settings WHERE faculty_setting_id = ${facultySettingId}`;

type Row = Record<(typeof socialFields)[number], string> & Record<FacultySettingFile, SitePicture | null>;

/** Returns a function that reads what everybody may know of the faculty's setting in a language. Cached until it is saved on any instance. */
export function siteSettingsReader(app: FastifyInstance): (lang: Language) => Promise<SiteSettings> {
  // not by stored_files: a picture changes with a save of the setting only, and every page of the website depends on these tables
  const tables = ['faculty_settings'];
  const cache = new QueryCache<Row>(app.changes);
  return async (lang) => {
    readsTables(tables);
    const row = await cache.of(tables, 'setting', async () => {
      const [found] = (await runSql<Row>(app.pool, statement)).rows;
      if (!found) throw new Error('faculty_settings has no row');
      return found;
    });
    const social = socialFields.flatMap((field) => {
      const { network, name } = socialNetworks[field];
      return row[field] === '' ? [] : [{ network, name, url: row[field] }];
    });
    return siteSettings.parse({ ...localized(row, lang), social }); // without what is not public
  };
}
