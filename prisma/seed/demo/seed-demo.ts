import type { PrismaClient } from '../../generated/client.ts';
import type { DemoFiles } from './demo-files.ts';
import { seedNews } from './seed-news.ts';
import { seedPeople } from './seed-people.ts';
import { seedUploads } from './seed-uploads.ts';

export interface DemoOptions {
  hashPassword: (password: string) => Promise<string>;
  /** Dates are spread around this day. */
  today?: Date;
}

/** How many records of each kind were added. */
export interface SeededDemo {
  people: number;
  roles: number;
  uploads: number;
  news: number;
}

/**
 * Fills a database for trying the product: people and what they may do, uploads, news with pictures and albums.
 * A second run adds nothing and changes nothing. Never call it in production: the passwords are printed.
 */
export async function seedDemo(db: PrismaClient, files: DemoFiles, options: DemoOptions): Promise<SeededDemo> {
  const { people, roles } = await seedPeople(db, files, options.hashPassword);
  const uploads = await seedUploads(db, files);
  const news = await seedNews(db, files, options.today ?? new Date());
  return { people, roles, uploads, news };
}
