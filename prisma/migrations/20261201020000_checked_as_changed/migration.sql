-- A record was checked as it was changed when: one that was changed since is checked again by the background job, which notes its links, too.
-- What was checked before is checked once more.
-- AlterTable
ALTER TABLE "checked_records" ADD COLUMN "updated_at" TIMESTAMPTZ(3);

TRUNCATE "link_places";
-- No released version had this column.
-- contract: used by no version since 20261130120000_upkeep
-- AlterTable
ALTER TABLE "link_places" DROP CONSTRAINT "link_places_pkey",
DROP COLUMN "written",
ADD CONSTRAINT "link_places_pkey" PRIMARY KEY ("entity", "record_id", "address");
