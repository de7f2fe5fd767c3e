CREATE TABLE "web_con_article_pages" (
    "article_pages_id" SERIAL NOT NULL,
    "article_page_url" TEXT NOT NULL,
    "article_page_group_tag" TEXT NOT NULL,
    "article_page_type_tag" TEXT[],
    "article_page_title_th" TEXT NOT NULL,
    "article_page_title_en" TEXT NOT NULL DEFAULT '',
    "article_page_content_th" TEXT NOT NULL DEFAULT '',
    "article_page_content_en" TEXT NOT NULL DEFAULT '',
    "article_page_h_image_th" TEXT,
    "article_page_h_image_en" TEXT,
    "status_link" "Flag" NOT NULL DEFAULT 'Y',
    "article_page_h_file" TEXT,
    "article_page_h_url" TEXT NOT NULL DEFAULT '#',
    "switch_lang" "Flag" NOT NULL DEFAULT 'N',
    "active" "Flag" NOT NULL DEFAULT 'Y',
    "show_start_date" DATE,
    "show_end_date" DATE,
    "search_text" TEXT NOT NULL DEFAULT '',
    "created_by" TEXT NOT NULL,
    "updated_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "web_con_article_pages_pkey" PRIMARY KEY ("article_pages_id")
);
CREATE UNIQUE INDEX "web_con_article_pages_article_page_url_key" ON "web_con_article_pages"("article_page_url");
CREATE INDEX "web_con_article_pages_article_page_group_tag_idx" ON "web_con_article_pages"("article_page_group_tag");
CREATE INDEX "web_con_article_pages_article_page_type_tag_idx" ON "web_con_article_pages" USING GIN ("article_page_type_tag");
CREATE INDEX "web_con_article_pages_search_text_idx" ON "web_con_article_pages" USING GIN ("search_text" gin_trgm_ops);
CREATE INDEX "web_con_article_pages_created_by_idx" ON "web_con_article_pages"("created_by");
ALTER TABLE "web_con_article_pages" ADD CONSTRAINT "web_con_article_pages_article_page_h_image_th_fkey" FOREIGN KEY ("article_page_h_image_th") REFERENCES "stored_files"("path") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "web_con_article_pages" ADD CONSTRAINT "web_con_article_pages_article_page_h_image_en_fkey" FOREIGN KEY ("article_page_h_image_en") REFERENCES "stored_files"("path") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "web_con_article_pages" ADD CONSTRAINT "web_con_article_pages_article_page_h_file_fkey" FOREIGN KEY ("article_page_h_file") REFERENCES "stored_files"("path") ON DELETE SET NULL ON UPDATE CASCADE;
-- sorted as Thai is, which Prisma does not know (docs/decisions/0002)
ALTER TABLE "web_con_article_pages" ALTER COLUMN "article_page_title_th" TYPE TEXT COLLATE "und-x-icu";
-- the documented order of addresses is by their letters, whatever the server's language
ALTER TABLE "web_con_article_pages" ALTER COLUMN "article_page_url" TYPE TEXT COLLATE "C";
