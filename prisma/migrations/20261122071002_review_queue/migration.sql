-- Whoever may change the works or activities of others decides on them, and sees the queue.
INSERT INTO "roles" ("role_group", "role_page", "user_name", "super_admin", "view", "add", "edit", "delete", "own_only", "remark", "active", "order_seq", "created_by", "updated_by", "updated_at")
SELECT DISTINCT ON ("user_name") 'web1', '/web/review', "user_name", 'N'::"Flag", 'Y'::"Flag", 'N'::"Flag", 'N'::"Flag", 'N'::"Flag", 'N'::"Flag", '', 'Y'::"Flag", 0, 'admin', 'admin', now()
FROM "roles" WHERE "role_page" IN ('/web/content_work', '/web/content_activity') AND "active" = 'Y'
  AND ("super_admin" = 'Y' OR ("edit" = 'Y' AND "own_only" = 'N'))
ON CONFLICT ("role_page", "user_name") DO NOTHING;
