-- CreateEnum
CREATE TYPE "JobPositionType" AS ENUM ('Default', 'Manage', 'Academic', 'Other');

-- CreateEnum
CREATE TYPE "ReviewStatus" AS ENUM ('W', 'S', 'C', 'E');

-- Free text until now; no position existed that it could have named.
ALTER TABLE "user_infos" ALTER COLUMN "info_data_b" DROP NOT NULL, ALTER COLUMN "info_data_b" DROP DEFAULT,
  ALTER COLUMN "info_data_c" DROP NOT NULL, ALTER COLUMN "info_data_c" DROP DEFAULT;
UPDATE "user_infos" SET "info_data_b" = NULL, "info_data_c" = NULL;
ALTER TABLE "user_infos" ALTER COLUMN "info_data_b" SET DATA TYPE VARCHAR(5), ALTER COLUMN "info_data_c" SET DATA TYPE VARCHAR(5);

-- CreateTable
CREATE TABLE "job_positions" (
    "job_position_code" VARCHAR(5) NOT NULL,
    "job_position_s_th" TEXT NOT NULL,
    "job_position_l_th" TEXT NOT NULL,
    "job_position_s_en" TEXT NOT NULL DEFAULT '',
    "job_position_l_en" TEXT NOT NULL DEFAULT '',
    "job_position_type" "JobPositionType" NOT NULL DEFAULT 'Default',
    "active" "Flag" NOT NULL DEFAULT 'Y',
    "created_by" TEXT NOT NULL,
    "updated_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_positions_pkey" PRIMARY KEY ("job_position_code")
);

-- CreateTable
CREATE TABLE "edu_levels" (
    "edu_code" VARCHAR(5) NOT NULL,
    "edu_name_th" TEXT NOT NULL,
    "edu_name_en" TEXT NOT NULL DEFAULT '',
    "order_seq" DOUBLE PRECISION NOT NULL,
    "active" "Flag" NOT NULL DEFAULT 'Y',
    "created_by" TEXT NOT NULL,
    "updated_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "edu_levels_pkey" PRIMARY KEY ("edu_code")
);

-- CreateTable
CREATE TABLE "user_edus" (
    "edu_id" SERIAL NOT NULL,
    "user_name" VARCHAR(25) NOT NULL,
    "edu_code" VARCHAR(5) NOT NULL,
    "edu_year" INTEGER NOT NULL,
    "edu_degree_th" TEXT NOT NULL,
    "edu_degree_en" TEXT NOT NULL DEFAULT '',
    "edu_degree_place_th" TEXT NOT NULL,
    "edu_degree_place_en" TEXT NOT NULL DEFAULT '',
    "remark" TEXT NOT NULL DEFAULT '-',
    "active" "Flag" NOT NULL DEFAULT 'Y',
    "created_by" TEXT NOT NULL,
    "updated_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_edus_pkey" PRIMARY KEY ("edu_id")
);

-- CreateTable
CREATE TABLE "up_departments" (
    "up_department_id" SERIAL NOT NULL,
    "up_department_name_th" TEXT NOT NULL,
    "up_department_name_en" TEXT NOT NULL DEFAULT '',
    "order_seq" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "active" "Flag" NOT NULL DEFAULT 'Y',

    CONSTRAINT "up_departments_pkey" PRIMARY KEY ("up_department_id")
);

-- CreateTable
CREATE TABLE "faculty_dates" (
    "faculty_date_id" SERIAL NOT NULL,
    "title_th" TEXT NOT NULL,
    "title_en" TEXT NOT NULL DEFAULT '',
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,

    CONSTRAINT "faculty_dates_pkey" PRIMARY KEY ("faculty_date_id")
);

-- CreateTable
CREATE TABLE "web_con_works" (
    "work_id" SERIAL NOT NULL,
    "user_name" VARCHAR(25) NOT NULL,
    "work_type" VARCHAR(40) NOT NULL,
    "work_type_detail" VARCHAR(40) NOT NULL,
    "work_public_type" TEXT NOT NULL DEFAULT '',
    "work_public_inter" TEXT NOT NULL DEFAULT '',
    "work_public_base" TEXT NOT NULL DEFAULT '-',
    "work_owner_name_th" TEXT NOT NULL DEFAULT '',
    "work_owner_name_en" TEXT NOT NULL DEFAULT '',
    "work_title_th" TEXT NOT NULL,
    "work_title_en" TEXT NOT NULL DEFAULT '',
    "work_public_title_th" TEXT NOT NULL DEFAULT '',
    "work_public_title_en" TEXT NOT NULL DEFAULT '',
    "work_weight" DOUBLE PRECISION NOT NULL DEFAULT 100,
    "work_public_year" INTEGER NOT NULL,
    "work_public_no" TEXT NOT NULL DEFAULT '',
    "work_public_number" TEXT NOT NULL DEFAULT '',
    "work_public_isbn" TEXT NOT NULL DEFAULT '',
    "work_public_date" DATE,
    "work_public_month_year" TEXT NOT NULL DEFAULT '',
    "work_public_place" TEXT NOT NULL DEFAULT '',
    "work_public_province" TEXT NOT NULL DEFAULT '',
    "work_public_country" TEXT NOT NULL DEFAULT '',
    "status_link" "Flag" NOT NULL DEFAULT 'N',
    "work_h_file" TEXT,
    "work_h_url" TEXT NOT NULL DEFAULT '#',
    "status_check" "ReviewStatus" NOT NULL DEFAULT 'W',
    "status_check_text" TEXT NOT NULL DEFAULT '',
    "active" "Flag" NOT NULL DEFAULT 'Y',
    "search_text" TEXT NOT NULL DEFAULT '',
    "created_by" TEXT NOT NULL,
    "updated_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "web_con_works_pkey" PRIMARY KEY ("work_id")
);

-- CreateTable
CREATE TABLE "web_con_activitys" (
    "activity_id" SERIAL NOT NULL,
    "user_name" VARCHAR(25) NOT NULL,
    "activity_type" VARCHAR(40) NOT NULL,
    "activity_level" VARCHAR(5) NOT NULL DEFAULT 'L4',
    "activity_title_th" TEXT NOT NULL,
    "activity_title_en" TEXT NOT NULL DEFAULT '',
    "activity_agency_title" TEXT NOT NULL DEFAULT '',
    "activity_place_title" TEXT NOT NULL DEFAULT '',
    "remark" TEXT NOT NULL DEFAULT '-',
    "activity_date" DATE NOT NULL,
    "status_link" "Flag" NOT NULL DEFAULT 'N',
    "activity_h_file" TEXT,
    "activity_h_url" TEXT NOT NULL DEFAULT '#',
    "status_check" "ReviewStatus" NOT NULL DEFAULT 'W',
    "status_check_text" TEXT NOT NULL DEFAULT '',
    "green_office" "Flag" NOT NULL DEFAULT 'N',
    "active" "Flag" NOT NULL DEFAULT 'Y',
    "search_text" TEXT NOT NULL DEFAULT '',
    "created_by" TEXT NOT NULL,
    "updated_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "web_con_activitys_pkey" PRIMARY KEY ("activity_id")
);

-- CreateTable
CREATE TABLE "web_con_activity_users" (
    "activity_id" INTEGER NOT NULL,
    "user_name" VARCHAR(25) NOT NULL,

    CONSTRAINT "web_con_activity_users_pkey" PRIMARY KEY ("activity_id","user_name")
);

-- CreateIndex
CREATE INDEX "user_edus_user_name_idx" ON "user_edus"("user_name");

-- CreateIndex
CREATE INDEX "user_edus_edu_code_idx" ON "user_edus"("edu_code");

-- CreateIndex
CREATE INDEX "faculty_dates_start_date_idx" ON "faculty_dates"("start_date");

-- CreateIndex
CREATE INDEX "web_con_works_user_name_idx" ON "web_con_works"("user_name");

-- CreateIndex
CREATE INDEX "web_con_works_work_public_year_idx" ON "web_con_works"("work_public_year");

-- CreateIndex
CREATE INDEX "web_con_works_status_check_idx" ON "web_con_works"("status_check");

-- CreateIndex
CREATE INDEX "web_con_activitys_user_name_activity_date_idx" ON "web_con_activitys"("user_name", "activity_date");

-- CreateIndex
CREATE INDEX "web_con_activitys_activity_date_idx" ON "web_con_activitys"("activity_date");

-- CreateIndex
CREATE INDEX "web_con_activity_users_user_name_idx" ON "web_con_activity_users"("user_name");

-- CreateIndex
CREATE INDEX "user_infos_info_data_b_idx" ON "user_infos"("info_data_b");

-- CreateIndex
CREATE INDEX "user_infos_info_data_c_idx" ON "user_infos"("info_data_c");

-- AddForeignKey
ALTER TABLE "user_edus" ADD CONSTRAINT "user_edus_user_name_fkey" FOREIGN KEY ("user_name") REFERENCES "users"("user_name") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_edus" ADD CONSTRAINT "user_edus_edu_code_fkey" FOREIGN KEY ("edu_code") REFERENCES "edu_levels"("edu_code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_infos" ADD CONSTRAINT "user_infos_info_data_b_fkey" FOREIGN KEY ("info_data_b") REFERENCES "job_positions"("job_position_code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_infos" ADD CONSTRAINT "user_infos_info_data_c_fkey" FOREIGN KEY ("info_data_c") REFERENCES "job_positions"("job_position_code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "web_con_works" ADD CONSTRAINT "web_con_works_user_name_fkey" FOREIGN KEY ("user_name") REFERENCES "users"("user_name") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "web_con_works" ADD CONSTRAINT "web_con_works_work_h_file_fkey" FOREIGN KEY ("work_h_file") REFERENCES "stored_files"("path") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "web_con_activitys" ADD CONSTRAINT "web_con_activitys_user_name_fkey" FOREIGN KEY ("user_name") REFERENCES "users"("user_name") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "web_con_activitys" ADD CONSTRAINT "web_con_activitys_activity_h_file_fkey" FOREIGN KEY ("activity_h_file") REFERENCES "stored_files"("path") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "web_con_activity_users" ADD CONSTRAINT "web_con_activity_users_activity_id_fkey" FOREIGN KEY ("activity_id") REFERENCES "web_con_activitys"("activity_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "web_con_activity_users" ADD CONSTRAINT "web_con_activity_users_user_name_fkey" FOREIGN KEY ("user_name") REFERENCES "users"("user_name") ON DELETE CASCADE ON UPDATE CASCADE;



-- Thai order.
ALTER TABLE "job_positions" ALTER COLUMN "job_position_s_th" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "job_positions" ALTER COLUMN "job_position_l_th" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "edu_levels" ALTER COLUMN "edu_name_th" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "user_edus" ALTER COLUMN "edu_degree_th" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "user_edus" ALTER COLUMN "edu_degree_place_th" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "up_departments" ALTER COLUMN "up_department_name_th" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "faculty_dates" ALTER COLUMN "title_th" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "web_con_works" ALTER COLUMN "work_title_th" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "web_con_activitys" ALTER COLUMN "activity_title_th" TYPE TEXT COLLATE "und-x-icu";
