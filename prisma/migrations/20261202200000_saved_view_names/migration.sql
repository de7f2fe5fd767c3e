-- Of a person's views of one page each has a name of its own; a deleted one gives its name away.
DELETE FROM "saved_views" WHERE "active" = 'N';
UPDATE "saved_views" SET "name" = left("name", 45) || ' (' || "saved_view_id" || ')'
FROM (SELECT "saved_view_id" AS "id", row_number() OVER (PARTITION BY "user_name", "page", "name" ORDER BY "saved_view_id") AS "nth" FROM "saved_views") "named"
WHERE "id" = "saved_view_id" AND "nth" > 1;

-- DropIndex
DROP INDEX "saved_views_user_name_idx";

-- No released version had this table.
-- contract: used by no version since 20261201030000_work_tables_are_saved_views
CREATE UNIQUE INDEX "saved_views_user_name_page_name_key" ON "saved_views"("user_name", "page", "name");
