-- CreateTable
CREATE TABLE "web_con_links" (
    "links_id" SERIAL NOT NULL,
    "order_seq" DOUBLE PRECISION NOT NULL,
    "links_group_tag" TEXT NOT NULL DEFAULT 'D1',
    "links_type_tag" TEXT[],
    "links_title_th" TEXT NOT NULL,
    "links_title_en" TEXT NOT NULL DEFAULT '',
    "links_desc_th" TEXT NOT NULL,
    "links_desc_en" TEXT NOT NULL DEFAULT '',
    "links_content_th" TEXT NOT NULL DEFAULT '',
    "links_content_en" TEXT NOT NULL DEFAULT '',
    "links_url" TEXT NOT NULL,
    "links_url_manual" TEXT NOT NULL DEFAULT '#',
    "status_cover" "Flag" NOT NULL DEFAULT 'N',
    "links_h_icon" TEXT NOT NULL DEFAULT 'fas fa-dot-circle',
    "links_h_color" TEXT NOT NULL DEFAULT '#1953D2',
    "links_h_image_th" TEXT,
    "links_h_image_en" TEXT,
    "switch_lang" "Flag" NOT NULL DEFAULT 'N',
    "active" "Flag" NOT NULL DEFAULT 'Y',
    "show_start_date" DATE,
    "show_end_date" DATE,
    "search_text" TEXT NOT NULL DEFAULT '',
    "created_by" TEXT NOT NULL,
    "updated_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "web_con_links_pkey" PRIMARY KEY ("links_id")
);

-- CreateIndex
CREATE INDEX "web_con_links_order_seq_links_id_idx" ON "web_con_links"("order_seq" DESC, "links_id" DESC);

-- CreateIndex
CREATE INDEX "web_con_links_links_group_tag_idx" ON "web_con_links"("links_group_tag");

-- CreateIndex
CREATE INDEX "web_con_links_links_type_tag_idx" ON "web_con_links" USING GIN ("links_type_tag");

-- CreateIndex
CREATE INDEX "web_con_links_search_text_idx" ON "web_con_links" USING GIN ("search_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "web_con_links_created_by_idx" ON "web_con_links"("created_by");

-- AddForeignKey
ALTER TABLE "web_con_links" ADD CONSTRAINT "web_con_links_links_h_image_th_fkey" FOREIGN KEY ("links_h_image_th") REFERENCES "stored_files"("path") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "web_con_links" ADD CONSTRAINT "web_con_links_links_h_image_en_fkey" FOREIGN KEY ("links_h_image_en") REFERENCES "stored_files"("path") ON DELETE SET NULL ON UPDATE CASCADE;

-- What is sorted by Thai rules.
ALTER TABLE "web_con_links" ALTER COLUMN "links_title_th" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "web_con_links" ALTER COLUMN "links_title_en" TYPE TEXT COLLATE "und-x-icu";
