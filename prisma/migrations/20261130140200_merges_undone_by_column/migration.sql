-- A column goes back when it still is what the merge made of it.
-- No released version had these columns.
-- contract: used by no version since 20261129160100_people_recorded_twice
ALTER TABLE "person_merge_rows" DROP COLUMN "version", ADD COLUMN "after" JSONB;
UPDATE "person_merge_rows" SET "what" = 'moved' WHERE "what" = 'stamped';
-- of earlier merges that is not known: their people are as they are now
UPDATE "person_merge_rows" SET "after" = (SELECT to_jsonb(users) FROM "users" WHERE "id" = ("key" ->> 'id')::int)
WHERE "what" = 'changed' AND "table_name" = 'users';
UPDATE "person_merge_rows" SET "after" = (SELECT to_jsonb(user_infos) FROM "user_infos" WHERE "info_id" = ("key" ->> 'info_id')::int)
WHERE "what" = 'changed' AND "table_name" = 'user_infos';
