-- What a source tells of a work is in "fields" alone.
-- No released version had these columns.
-- contract: used by no version since 20261129150000_work_arrivals
ALTER TABLE "work_arrivals" DROP COLUMN "doi", DROP COLUMN "title", DROP COLUMN "year", DROP COLUMN "names", DROP COLUMN "venue", DROP COLUMN "type";
