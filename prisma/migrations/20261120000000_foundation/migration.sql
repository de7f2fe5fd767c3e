-- Trigram indexes for the text search over Thai, which has no spaces between words.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";

-- CreateEnum
CREATE TYPE "TokenPurpose" AS ENUM ('verify_email', 'password_reset', 'sign_in');

-- CreateEnum
CREATE TYPE "Flag" AS ENUM ('Y', 'N');

-- CreateEnum
CREATE TYPE "UserRole" AS ENUM ('admin', 'user');

-- CreateEnum
CREATE TYPE "PrefixType" AS ENUM ('Default', 'Academic', 'Rank', 'Education');

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "one_time_tokens" (
    "hash" VARCHAR(64) NOT NULL,
    "purpose" "TokenPurpose" NOT NULL,
    "user_id" INTEGER NOT NULL,
    "binding" VARCHAR(64),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "one_time_tokens_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "outgoing_mails" (
    "id" SERIAL NOT NULL,
    "recipient" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outgoing_mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "user_name" VARCHAR(25) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "fname_th" TEXT NOT NULL DEFAULT '',
    "lname_th" TEXT NOT NULL DEFAULT '',
    "fname_en" TEXT NOT NULL DEFAULT '',
    "lname_en" TEXT NOT NULL DEFAULT '',
    "role" "UserRole" NOT NULL DEFAULT 'user',
    "disabled" BOOLEAN NOT NULL DEFAULT false,
    "avatarFile" TEXT,
    "user_platform_reg" TEXT NOT NULL DEFAULT '',
    "password_hash" TEXT,
    "email_verified_at" TIMESTAMPTZ(3),
    "sso_tenant" TEXT,
    "sso_subject" TEXT,
    "created_by" TEXT NOT NULL DEFAULT 'system',
    "updated_by" TEXT NOT NULL DEFAULT 'system',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_infos" (
    "info_id" SERIAL NOT NULL,
    "user_name" VARCHAR(25) NOT NULL,
    "prefix_code" VARCHAR(5),
    "info_email" TEXT NOT NULL DEFAULT '',
    "info_tel" TEXT NOT NULL DEFAULT '',
    "info_mobile" TEXT NOT NULL DEFAULT '',
    "info_room" TEXT NOT NULL DEFAULT '',
    "info_data_a" TEXT NOT NULL DEFAULT '',
    "info_data_b" TEXT NOT NULL DEFAULT '',
    "info_data_c" TEXT NOT NULL DEFAULT '',
    "info_data_d" TEXT NOT NULL DEFAULT '',
    "info_expert_th" TEXT NOT NULL DEFAULT '',
    "info_expert_en" TEXT NOT NULL DEFAULT '',
    "info_cv_link" TEXT NOT NULL DEFAULT '',
    "info_link_a" TEXT NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_infos_pkey" PRIMARY KEY ("info_id")
);

-- CreateTable
CREATE TABLE "prefixs" (
    "prefix_code" VARCHAR(5) NOT NULL,
    "prefix_s_th" TEXT NOT NULL,
    "prefix_l_th" TEXT NOT NULL,
    "prefix_s_en" TEXT NOT NULL DEFAULT '',
    "prefix_l_en" TEXT NOT NULL DEFAULT '',
    "prefix_type" "PrefixType" NOT NULL DEFAULT 'Default',
    "active" "Flag" NOT NULL DEFAULT 'Y',
    "created_by" TEXT NOT NULL,
    "updated_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "prefixs_pkey" PRIMARY KEY ("prefix_code")
);

-- CreateTable
CREATE TABLE "roles" (
    "role_id" SERIAL NOT NULL,
    "role_group" VARCHAR(40) NOT NULL,
    "role_page" VARCHAR(100) NOT NULL,
    "user_name" VARCHAR(25) NOT NULL,
    "super_admin" "Flag" NOT NULL DEFAULT 'N',
    "view" "Flag" NOT NULL DEFAULT 'N',
    "add" "Flag" NOT NULL DEFAULT 'N',
    "edit" "Flag" NOT NULL DEFAULT 'N',
    "delete" "Flag" NOT NULL DEFAULT 'N',
    "own_only" "Flag" NOT NULL DEFAULT 'N',
    "remark" TEXT NOT NULL DEFAULT '',
    "active" "Flag" NOT NULL DEFAULT 'Y',
    "order_seq" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "created_by" TEXT NOT NULL,
    "updated_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "roles_pkey" PRIMARY KEY ("role_id")
);

-- CreateTable
CREATE TABLE "stored_files" (
    "path" VARCHAR(200) NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "mime" VARCHAR(120) NOT NULL,
    "bytes" INTEGER NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "has_small" BOOLEAN NOT NULL DEFAULT false,
    "public" BOOLEAN NOT NULL,
    "claimed" BOOLEAN NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stored_files_pkey" PRIMARY KEY ("path")
);

-- CreateTable
CREATE TABLE "audit_logs" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "user_name" TEXT NOT NULL,
    "action" VARCHAR(20) NOT NULL,
    "entity" VARCHAR(40) NOT NULL,
    "record_id" VARCHAR(100) NOT NULL,
    "changes" JSONB NOT NULL,
    "request_id" VARCHAR(64) NOT NULL,

    CONSTRAINT "audit_logs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "dc_params" (
    "parameter_system" VARCHAR(20) NOT NULL,
    "parameter_name" VARCHAR(60) NOT NULL,
    "parameter_value" VARCHAR(40) NOT NULL,
    "parameter_th" TEXT NOT NULL,
    "parameter_en" TEXT NOT NULL,
    "order_seq" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "active" "Flag" NOT NULL DEFAULT 'Y',

    CONSTRAINT "dc_params_pkey" PRIMARY KEY ("parameter_system","parameter_name","parameter_value")
);

-- CreateTable
CREATE TABLE "web_con_news" (
    "news_id" SERIAL NOT NULL,
    "order_seq" DOUBLE PRECISION NOT NULL,
    "news_title_th" TEXT NOT NULL,
    "news_title_en" TEXT NOT NULL DEFAULT '',
    "news_content_th" TEXT NOT NULL DEFAULT '',
    "news_content_en" TEXT NOT NULL DEFAULT '',
    "news_h_image_th" TEXT,
    "news_h_image_en" TEXT,
    "switch_lang" "Flag" NOT NULL DEFAULT 'N',
    "active" "Flag" NOT NULL DEFAULT 'Y',
    "news_stratrgic_tag" TEXT[],
    "news_type_tag" TEXT[],
    "news_tag" TEXT[],
    "news_sdgs" TEXT[],
    "new_start_date" DATE NOT NULL,
    "search_text" TEXT NOT NULL DEFAULT '',
    "created_by" TEXT NOT NULL,
    "updated_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "web_con_news_pkey" PRIMARY KEY ("news_id")
);

-- CreateTable
CREATE TABLE "web_con_new_images" (
    "news_image_id" SERIAL NOT NULL,
    "news_id" INTEGER NOT NULL,
    "news_b_image" TEXT NOT NULL,
    "order_seq" DOUBLE PRECISION NOT NULL,
    "created_by" TEXT NOT NULL,
    "updated_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "web_con_new_images_pkey" PRIMARY KEY ("news_image_id")
);

-- CreateTable
CREATE TABLE "uploads" (
    "uploads_id" SERIAL NOT NULL,
    "uploads_url" TEXT NOT NULL,
    "uploads_title_th" TEXT NOT NULL,
    "uploads_type" TEXT NOT NULL,
    "uploads_extension" TEXT NOT NULL,
    "uploads_size" INTEGER NOT NULL,
    "active" "Flag" NOT NULL DEFAULT 'Y',
    "search_text" TEXT NOT NULL DEFAULT '',
    "created_by" TEXT NOT NULL,
    "updated_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "uploads_pkey" PRIMARY KEY ("uploads_id")
);

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "one_time_tokens_expires_at_idx" ON "one_time_tokens"("expires_at");

-- CreateIndex
CREATE INDEX "one_time_tokens_user_id_purpose_idx" ON "one_time_tokens"("user_id", "purpose");

-- CreateIndex
CREATE INDEX "outgoing_mails_sent_at_next_at_idx" ON "outgoing_mails"("sent_at", "next_at");

-- CreateIndex
CREATE UNIQUE INDEX "users_user_name_key" ON "users"("user_name");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_fname_th_lname_th_idx" ON "users"("fname_th", "lname_th");

-- CreateIndex
CREATE UNIQUE INDEX "users_sso_tenant_sso_subject_key" ON "users"("sso_tenant", "sso_subject");

-- CreateIndex
CREATE UNIQUE INDEX "user_infos_user_name_key" ON "user_infos"("user_name");

-- CreateIndex
CREATE INDEX "user_infos_prefix_code_idx" ON "user_infos"("prefix_code");

-- CreateIndex
CREATE INDEX "roles_user_name_idx" ON "roles"("user_name");

-- CreateIndex
CREATE UNIQUE INDEX "roles_role_page_user_name_key" ON "roles"("role_page", "user_name");

-- CreateIndex
CREATE INDEX "stored_files_claimed_created_at_idx" ON "stored_files"("claimed", "created_at");

-- CreateIndex
CREATE INDEX "audit_logs_entity_record_id_at_idx" ON "audit_logs"("entity", "record_id", "at");

-- CreateIndex
CREATE INDEX "audit_logs_user_name_at_idx" ON "audit_logs"("user_name", "at");

-- CreateIndex
CREATE INDEX "audit_logs_at_idx" ON "audit_logs"("at");

-- CreateIndex
CREATE INDEX "web_con_news_order_seq_news_id_idx" ON "web_con_news"("order_seq" DESC, "news_id" DESC);

-- CreateIndex
CREATE INDEX "web_con_news_news_type_tag_idx" ON "web_con_news" USING GIN ("news_type_tag");

-- CreateIndex
CREATE INDEX "web_con_news_news_stratrgic_tag_idx" ON "web_con_news" USING GIN ("news_stratrgic_tag");

-- CreateIndex
CREATE INDEX "web_con_news_search_text_idx" ON "web_con_news" USING GIN ("search_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "web_con_news_created_by_idx" ON "web_con_news"("created_by");

-- CreateIndex
CREATE INDEX "web_con_new_images_news_id_order_seq_idx" ON "web_con_new_images"("news_id", "order_seq" DESC);

-- CreateIndex
CREATE INDEX "uploads_search_text_idx" ON "uploads" USING GIN ("search_text" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_avatarFile_fkey" FOREIGN KEY ("avatarFile") REFERENCES "stored_files"("path") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_infos" ADD CONSTRAINT "user_infos_user_name_fkey" FOREIGN KEY ("user_name") REFERENCES "users"("user_name") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_infos" ADD CONSTRAINT "user_infos_prefix_code_fkey" FOREIGN KEY ("prefix_code") REFERENCES "prefixs"("prefix_code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roles" ADD CONSTRAINT "roles_user_name_fkey" FOREIGN KEY ("user_name") REFERENCES "users"("user_name") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "web_con_news" ADD CONSTRAINT "web_con_news_news_h_image_th_fkey" FOREIGN KEY ("news_h_image_th") REFERENCES "stored_files"("path") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "web_con_news" ADD CONSTRAINT "web_con_news_news_h_image_en_fkey" FOREIGN KEY ("news_h_image_en") REFERENCES "stored_files"("path") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "web_con_new_images" ADD CONSTRAINT "web_con_new_images_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "web_con_news"("news_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "web_con_new_images" ADD CONSTRAINT "web_con_new_images_news_b_image_fkey" FOREIGN KEY ("news_b_image") REFERENCES "stored_files"("path") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_uploads_url_fkey" FOREIGN KEY ("uploads_url") REFERENCES "stored_files"("path") ON DELETE RESTRICT ON UPDATE CASCADE;



-- Thai order: "und-x-icu" exists on PGlite and on every PostgreSQL with ICU, and sorts เ แ โ ไ ใ after their consonant.
ALTER TABLE "prefixs" ALTER COLUMN "prefix_s_th" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "prefixs" ALTER COLUMN "prefix_l_th" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "users" ALTER COLUMN "fname_th" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "users" ALTER COLUMN "lname_th" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "users" ALTER COLUMN "fname_en" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "users" ALTER COLUMN "lname_en" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "web_con_news" ALTER COLUMN "news_title_th" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "web_con_news" ALTER COLUMN "news_title_en" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "uploads" ALTER COLUMN "uploads_title_th" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "dc_params" ALTER COLUMN "parameter_th" TYPE TEXT COLLATE "und-x-icu";
