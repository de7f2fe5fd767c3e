-- A saved table is for all who may open the page; its name is in Thai. Years are so many up to a last one.
-- No released version had these columns.
-- contract: used by no version since 20261129170100_work_tables
ALTER TABLE "work_tables" DROP COLUMN "name_en", DROP COLUMN "shared";
DROP INDEX "work_tables_created_by_idx";
UPDATE "work_tables" SET "definition" = ("definition" - 'from' - 'to') || jsonb_build_object('last', "definition" -> 'to', 'span',
  CASE WHEN years < 1 THEN '1' WHEN years < 3 THEN '3' WHEN years < 5 THEN '5' ELSE '10' END)
FROM (SELECT work_table_id AS id, (definition ->> 'to')::int - (definition ->> 'from')::int AS years FROM work_tables
  WHERE definition ->> 'span' = 'between') AS stored
WHERE work_table_id = id;
