-- The move from the former system keeps its state in its folder and in the audit log. What it brought in stays; only its own notes go.
-- No released version had the table.
-- contract: used by no version since 20261128030000_withdrawn_works
DROP TABLE "move_in_records";

-- rights on its page, which is gone
DELETE FROM "roles" WHERE "role_page" = '/admin/move_in';
