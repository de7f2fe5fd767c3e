-- AlterTable
ALTER TABLE "faculty_settings" ADD COLUMN     "article_hosts" TEXT NOT NULL DEFAULT '';

-- the journals of ThaiJO: more are added, and all taken away, on the page of the faculty's settings
UPDATE "faculty_settings" SET "article_hosts" = concat_ws(E'\n', 'so01.tci-thaijo.org', 'so02.tci-thaijo.org', 'so03.tci-thaijo.org',
  'so04.tci-thaijo.org', 'so05.tci-thaijo.org', 'so06.tci-thaijo.org');
