CREATE TABLE "web_con_pages" (
    "pages_id" SERIAL NOT NULL,
    "page_url" TEXT NOT NULL,
    "page_title_th" TEXT NOT NULL,
    "page_title_en" TEXT NOT NULL DEFAULT '',
    "page_content_th" TEXT NOT NULL DEFAULT '',
    "page_content_en" TEXT NOT NULL DEFAULT '',
    "switch_lang" "Flag" NOT NULL DEFAULT 'N',
    "active" "Flag" NOT NULL DEFAULT 'Y',
    "show_start_date" DATE,
    "show_end_date" DATE,
    "search_text" TEXT NOT NULL DEFAULT '',
    "created_by" TEXT NOT NULL,
    "updated_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "web_con_pages_pkey" PRIMARY KEY ("pages_id")
);
CREATE UNIQUE INDEX "web_con_pages_page_url_key" ON "web_con_pages"("page_url");
CREATE INDEX "web_con_pages_search_text_idx" ON "web_con_pages" USING GIN ("search_text" gin_trgm_ops);
CREATE INDEX "web_con_pages_created_by_idx" ON "web_con_pages"("created_by");
-- sorted as Thai is, which Prisma does not know (docs/decisions/0002)
ALTER TABLE "web_con_pages" ALTER COLUMN "page_title_th" TYPE TEXT COLLATE "und-x-icu";
