-- A summary table under a name is a saved view of its page, whose address is the table, and every one was for all who may open it.
-- One of an account that is gone is nobody's any more.
INSERT INTO "saved_views" ("user_name", "page", "name", "query", "shared", "created_at", "updated_at")
SELECT "created_by", '/web/work_table', left("name_th", 60),
  coalesce((SELECT string_agg(key || '=' || value, '&' ORDER BY key COLLATE "C") FROM jsonb_each_text("definition") WHERE value IS NOT NULL), ''),
  'Y', "created_at", "updated_at"
FROM "work_tables" WHERE EXISTS (SELECT FROM "users" WHERE "users"."user_name" = "work_tables"."created_by");
-- No released version had this table.
-- contract: used by no version since 20261130140100_work_tables_all_shared
DROP TABLE "work_tables";
