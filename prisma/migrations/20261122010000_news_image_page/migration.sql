-- Pictures of news are a page of their own: who had the news has them as well, with the same rights.
INSERT INTO "roles" ("role_group", "role_page", "user_name", "super_admin", "view", "add", "edit", "delete", "own_only", "remark", "active", "order_seq", "created_by", "updated_by", "updated_at")
SELECT "role_group", '/web/content_new_image', "user_name", "super_admin", "view", "add", "edit", "delete", "own_only", "remark", "active", "order_seq", "created_by", "updated_by", "updated_at"
FROM "roles" WHERE "role_page" = '/web/content_new'
ON CONFLICT ("role_page", "user_name") DO NOTHING;
