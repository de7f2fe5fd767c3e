-- Deleted content waits here, as data, with its files.
CREATE TABLE "binned" (
    "binned_id" SERIAL NOT NULL,
    "entity" VARCHAR(40) NOT NULL,
    "record_id" VARCHAR(100) NOT NULL,
    "title" VARCHAR(300) COLLATE "und-x-icu" NOT NULL DEFAULT '',
    "user_name" VARCHAR(25) NOT NULL,
    "deleted_by" VARCHAR(25) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "binned_pkey" PRIMARY KEY ("binned_id")
);

CREATE TABLE "binned_rows" (
    "row_id" SERIAL NOT NULL,
    "binned_id" INTEGER NOT NULL,
    "table_name" VARCHAR(63) NOT NULL,
    "data" JSONB NOT NULL,

    CONSTRAINT "binned_rows_pkey" PRIMARY KEY ("row_id")
);

ALTER TABLE "stored_files" ADD COLUMN "binned_id" INTEGER;

CREATE INDEX "binned_deleted_at_idx" ON "binned"("deleted_at");
CREATE INDEX "binned_rows_binned_id_idx" ON "binned_rows"("binned_id");
CREATE INDEX "stored_files_binned_id_idx" ON "stored_files"("binned_id");

ALTER TABLE "binned_rows" ADD CONSTRAINT "binned_rows_binned_id_fkey" FOREIGN KEY ("binned_id") REFERENCES "binned"("binned_id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_binned_id_fkey" FOREIGN KEY ("binned_id") REFERENCES "binned"("binned_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whoever may delete content sees the bin of it.
INSERT INTO "roles" ("role_group", "role_page", "user_name", "super_admin", "view", "add", "edit", "delete", "own_only", "remark", "active", "order_seq", "created_by", "updated_by", "updated_at")
SELECT DISTINCT ON ("user_name") 'web', '/web/bin', "user_name", 'N'::"Flag", 'Y'::"Flag", 'N'::"Flag", 'N'::"Flag", 'N'::"Flag", 'N'::"Flag", '', 'Y'::"Flag", 0, 'admin', 'admin', now()
FROM "roles" WHERE "role_page" LIKE '/web/content%' AND "active" = 'Y' AND ("delete" = 'Y' OR "super_admin" = 'Y')
ON CONFLICT ("role_page", "user_name") DO NOTHING;
