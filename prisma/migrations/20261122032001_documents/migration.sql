-- CreateEnum
CREATE TYPE "DocumentSection" AS ENUM ('DOC', 'MOU');

-- CreateTable
CREATE TABLE "web_con_docs" (
    "doc_id" SERIAL NOT NULL,
    "doc_section" "DocumentSection" NOT NULL,
    "doc_group_tag" TEXT NOT NULL,
    "doc_type_tag" TEXT[],
    "doc_tag" TEXT[],
    "doc_tag_b" TEXT NOT NULL DEFAULT '',
    "doc_ref" INTEGER[],
    "doc_index" TEXT NOT NULL DEFAULT '-',
    "doc_year" INTEGER NOT NULL,
    "doct_date" DATE,
    "doc_title_th" TEXT NOT NULL,
    "doc_title_en" TEXT NOT NULL DEFAULT '',
    "doc_content_th" TEXT NOT NULL DEFAULT '',
    "doc_content_en" TEXT NOT NULL DEFAULT '',
    "status_link" "Flag" NOT NULL DEFAULT 'Y',
    "doc_h_file" TEXT,
    "doc_h_url" TEXT NOT NULL DEFAULT '#',
    "doc_h_image_th" TEXT,
    "doc_h_image_en" TEXT,
    "switch_lang" "Flag" NOT NULL DEFAULT 'N',
    "active" "Flag" NOT NULL DEFAULT 'Y',
    "expire" "Flag" NOT NULL DEFAULT 'N',
    "show_start_date" DATE,
    "show_end_date" DATE,
    "mou_end_date" DATE,
    "mou_owner" VARCHAR(25),
    "search_text" TEXT NOT NULL DEFAULT '',
    "created_by" TEXT NOT NULL,
    "updated_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "web_con_docs_pkey" PRIMARY KEY ("doc_id")
);

-- CreateTable
CREATE TABLE "mou_reminders" (
    "doc_id" INTEGER NOT NULL,
    "mou_end_date" DATE NOT NULL,
    "days" INTEGER NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mou_reminders_pkey" PRIMARY KEY ("doc_id","mou_end_date","days")
);

-- CreateIndex
CREATE INDEX "web_con_docs_doc_section_doc_id_idx" ON "web_con_docs"("doc_section", "doc_id" DESC);

-- CreateIndex
CREATE INDEX "web_con_docs_doc_section_doc_group_tag_doc_id_idx" ON "web_con_docs"("doc_section", "doc_group_tag", "doc_id" DESC);

-- CreateIndex
CREATE INDEX "web_con_docs_doc_type_tag_idx" ON "web_con_docs" USING GIN ("doc_type_tag");

-- CreateIndex
CREATE INDEX "web_con_docs_doc_ref_idx" ON "web_con_docs" USING GIN ("doc_ref");

-- CreateIndex
CREATE INDEX "web_con_docs_search_text_idx" ON "web_con_docs" USING GIN ("search_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "web_con_docs_mou_end_date_idx" ON "web_con_docs"("mou_end_date");

-- CreateIndex
CREATE INDEX "web_con_docs_mou_owner_idx" ON "web_con_docs"("mou_owner");

-- CreateIndex
CREATE INDEX "web_con_docs_created_by_idx" ON "web_con_docs"("created_by");

-- AddForeignKey
ALTER TABLE "web_con_docs" ADD CONSTRAINT "web_con_docs_doc_h_file_fkey" FOREIGN KEY ("doc_h_file") REFERENCES "stored_files"("path") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "web_con_docs" ADD CONSTRAINT "web_con_docs_doc_h_image_th_fkey" FOREIGN KEY ("doc_h_image_th") REFERENCES "stored_files"("path") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "web_con_docs" ADD CONSTRAINT "web_con_docs_doc_h_image_en_fkey" FOREIGN KEY ("doc_h_image_en") REFERENCES "stored_files"("path") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "web_con_docs" ADD CONSTRAINT "web_con_docs_mou_owner_fkey" FOREIGN KEY ("mou_owner") REFERENCES "users"("user_name") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mou_reminders" ADD CONSTRAINT "mou_reminders_doc_id_fkey" FOREIGN KEY ("doc_id") REFERENCES "web_con_docs"("doc_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Thai sorts by Thai rules (docs/decisions/0002).
ALTER TABLE "web_con_docs" ALTER COLUMN "doc_title_th" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "web_con_docs" ALTER COLUMN "doc_title_en" TYPE TEXT COLLATE "und-x-icu";
