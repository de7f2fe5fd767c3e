CREATE TABLE "web_con_exhibits" (
    "exhibit_id" SERIAL NOT NULL,
    "order_seq" DOUBLE PRECISION NOT NULL,
    "exhibit_title_th" TEXT NOT NULL,
    "exhibit_title_en" TEXT NOT NULL DEFAULT '',
    %table%
    "active" "Flag" NOT NULL DEFAULT 'Y',
    "show_start_date" DATE,
    "show_end_date" DATE,
    "search_text" TEXT NOT NULL DEFAULT '',
    "created_by" TEXT NOT NULL,
    "updated_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "web_con_exhibits_pkey" PRIMARY KEY ("exhibit_id")
);
CREATE INDEX "web_con_exhibits_order_seq_exhibit_id_idx" ON "web_con_exhibits"("order_seq" DESC, "exhibit_id" DESC);
CREATE INDEX "web_con_exhibits_search_text_idx" ON "web_con_exhibits" USING GIN ("search_text" gin_trgm_ops);
CREATE INDEX "web_con_exhibits_created_by_idx" ON "web_con_exhibits"("created_by");
%constraints%
%fileNames%
-- Thai collation, which Prisma's schema cannot express (docs/decisions/0002)
ALTER TABLE "web_con_exhibits" ALTER COLUMN "exhibit_title_th" TYPE TEXT COLLATE "und-x-icu";
