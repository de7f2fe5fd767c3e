import type { PrismaClient } from '../../generated/client.ts';
import type { DemoFiles, DemoOptions } from './demo-files.ts';
import { seedActivities } from './seed-activities.ts';
import { seedDeans } from './seed-deans.ts';
import { seedDocuments } from './seed-documents.ts';
import { seedFacultyDates } from './seed-faculty-dates.ts';
import { seedFacultySetting } from './seed-faculty-setting.ts';
import { seedGroupItems } from './seed-group-items.ts';
import { seedLanguageCentre } from './seed-language-centre.ts';
import { seedLinks } from './seed-links.ts';
import { seedMenu } from './seed-menu.ts';
import { seedNews } from './seed-news.ts';
import { seedArticles, seedPages } from './seed-pages.ts';
import { seedPeople } from './seed-people.ts';
import { seedPersonPages } from './seed-person-pages.ts';
import { seedUploads } from './seed-uploads.ts';
import { seedWorks } from './seed-works.ts';

/**
 * Fills a database for trying the product: people and what they may do, uploads, records of every page, and the faculty's calendar.
 * Returns how many records of each kind were added; a second run adds nothing and changes nothing. Never call it in production: the passwords are printed.
 */
export async function seedDemo(db: PrismaClient, files: DemoFiles, options: DemoOptions) {
  const today = options.today ?? new Date();
  const { people, roles } = await seedPeople(db, files, options);
  return {
    people,
    roles,
    uploads: await seedUploads(db, files),
    news: await seedNews(db, files, today),
    pages: await seedPages(db, files, today),
    articles: await seedArticles(db, files, today),
    documents: await seedDocuments(db, files, today),
    links: await seedLinks(db, files, today),
    works: await seedWorks(db, files, today),
    activities: await seedActivities(db, today),
    dates: await seedFacultyDates(db, today),
    personPages: await seedPersonPages(db),
    deans: await seedDeans(db, files, today),
    groupItems: await seedGroupItems(db, files, today),
    settings: await seedFacultySetting(db, files),
    menu: await seedMenu(db, files, today),
    ...(await seedLanguageCentre(db, files, today)),
  };
}
