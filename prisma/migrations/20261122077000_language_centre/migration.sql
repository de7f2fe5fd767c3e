CREATE TYPE "LcUserType" AS ENUM ('U', 'E', 'S');

CREATE TYPE "LcVisitEnd" AS ENUM ('scan', 'attendant', 'closing');

CREATE TABLE "mem_lc_users" (
    "user_id" SERIAL NOT NULL,
    "user_name" VARCHAR(25) NOT NULL,
    "user_code" VARCHAR(15) NOT NULL,
    "prefix_title_th" TEXT NOT NULL DEFAULT '',
    "prefix_title_en" TEXT NOT NULL DEFAULT '',
    "fname_th" TEXT NOT NULL,
    "fname_en" TEXT NOT NULL,
    "lname_th" TEXT NOT NULL,
    "lname_en" TEXT NOT NULL,
    "user_type" "LcUserType" NOT NULL,
    "field_title" TEXT NOT NULL DEFAULT '',
    "job_title" INTEGER NOT NULL,
    "user_mobile" TEXT NOT NULL DEFAULT '-',
    "user_email" TEXT NOT NULL DEFAULT '-',
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "avatarFile" TEXT,
    "search_text" TEXT NOT NULL DEFAULT '',
    "created_by" TEXT NOT NULL,
    "updated_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mem_lc_users_pkey" PRIMARY KEY ("user_id")
);

CREATE TABLE "mem_lc_checkin_users" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER,
    "user_type" "LcUserType" NOT NULL,
    "job_title" INTEGER NOT NULL,
    "time_in" TIMESTAMPTZ(3) NOT NULL,
    "time_out" TIMESTAMPTZ(3),
    "ended" "LcVisitEnd",
    "reason" TEXT NOT NULL DEFAULT '',
    "created_by" TEXT NOT NULL,
    "updated_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mem_lc_checkin_users_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "lc_scans" (
    "scan_id" UUID NOT NULL,
    "visit_id" INTEGER,
    "outcome" VARCHAR(20) NOT NULL,
    "scanned_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lc_scans_pkey" PRIMARY KEY ("scan_id")
);

CREATE TABLE "temp_keys" (
    "key_code" VARCHAR(40) NOT NULL,
    "page_code" VARCHAR(40) NOT NULL,
    "key_end_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "temp_keys_pkey" PRIMARY KEY ("key_code")
);

CREATE UNIQUE INDEX "mem_lc_users_user_name_key" ON "mem_lc_users"("user_name");

CREATE UNIQUE INDEX "mem_lc_users_user_code_key" ON "mem_lc_users"("user_code");

CREATE INDEX "mem_lc_users_job_title_idx" ON "mem_lc_users"("job_title");

CREATE INDEX "mem_lc_users_created_by_idx" ON "mem_lc_users"("created_by");

CREATE INDEX "mem_lc_users_search_text_idx" ON "mem_lc_users" USING GIN ("search_text" gin_trgm_ops);

CREATE INDEX "mem_lc_checkin_users_time_in_id_idx" ON "mem_lc_checkin_users"("time_in" DESC, "id" DESC);

CREATE INDEX "mem_lc_checkin_users_user_id_time_in_idx" ON "mem_lc_checkin_users"("user_id", "time_in");

CREATE INDEX "mem_lc_checkin_users_job_title_idx" ON "mem_lc_checkin_users"("job_title");

CREATE INDEX "lc_scans_created_at_idx" ON "lc_scans"("created_at");

CREATE INDEX "lc_scans_visit_id_idx" ON "lc_scans"("visit_id");

CREATE INDEX "temp_keys_page_code_created_at_idx" ON "temp_keys"("page_code", "created_at");

ALTER TABLE "mem_lc_users" ADD CONSTRAINT "mem_lc_users_job_title_fkey" FOREIGN KEY ("job_title") REFERENCES "up_departments"("up_department_id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "mem_lc_users" ADD CONSTRAINT "mem_lc_users_avatarFile_fkey" FOREIGN KEY ("avatarFile") REFERENCES "stored_files"("path") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "mem_lc_checkin_users" ADD CONSTRAINT "mem_lc_checkin_users_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "mem_lc_users"("user_id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "mem_lc_checkin_users" ADD CONSTRAINT "mem_lc_checkin_users_job_title_fkey" FOREIGN KEY ("job_title") REFERENCES "up_departments"("up_department_id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "lc_scans" ADD CONSTRAINT "lc_scans_visit_id_fkey" FOREIGN KEY ("visit_id") REFERENCES "mem_lc_checkin_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- nobody is in twice, and nobody leaves before coming; what Prisma does not know
CREATE UNIQUE INDEX "mem_lc_checkin_users_inside_key" ON "mem_lc_checkin_users"("user_id") WHERE "time_out" IS NULL;
ALTER TABLE "mem_lc_checkin_users" ADD CONSTRAINT "mem_lc_checkin_users_time_check" CHECK ("time_out" >= "time_in");
-- sorted as Thai is, which Prisma does not know (docs/decisions/0002)
ALTER TABLE "mem_lc_users" ALTER COLUMN "fname_th" TYPE TEXT COLLATE "und-x-icu";
