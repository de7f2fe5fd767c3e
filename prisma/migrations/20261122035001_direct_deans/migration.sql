CREATE TYPE "DeanListType" AS ENUM ('T1', 'T2', 'T3');

CREATE TABLE "web_con_direct_deans" (
    "direct_dean_id" SERIAL NOT NULL,
    "user_name" VARCHAR(25) NOT NULL,
    "direct_dean_image" TEXT NOT NULL,
    "direct_dean_position_th" TEXT COLLATE "und-x-icu" NOT NULL,
    "direct_dean_position_en" TEXT NOT NULL,
    "direct_dean_start_date" DATE NOT NULL,
    "direct_dean_end_date" DATE,
    "direct_dean_status_now" "Flag" NOT NULL DEFAULT 'N',
    "active" "Flag" NOT NULL DEFAULT 'Y',
    "search_text" TEXT COLLATE "und-x-icu" GENERATED ALWAYS AS (search_fold(
        direct_dean_position_th || E'\n' || direct_dean_position_en)) STORED,
    "created_by" TEXT NOT NULL,
    "updated_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "web_con_direct_deans_pkey" PRIMARY KEY ("direct_dean_id")
);

CREATE TABLE "web_con_direct_dean_lists" (
    "direct_dean_list_id" SERIAL NOT NULL,
    "user_name" VARCHAR(25) NOT NULL,
    "direct_dean_list_type" "DeanListType" NOT NULL,
    "direct_dean_list_title_th" TEXT COLLATE "und-x-icu" NOT NULL,
    "direct_dean_list_title_en" TEXT NOT NULL,
    "order_seq" DOUBLE PRECISION NOT NULL,
    "active" "Flag" NOT NULL DEFAULT 'Y',
    "search_text" TEXT COLLATE "und-x-icu" GENERATED ALWAYS AS (search_fold(
        direct_dean_list_title_th || E'\n' || direct_dean_list_title_en)) STORED,
    "created_by" TEXT NOT NULL,
    "updated_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "web_con_direct_dean_lists_pkey" PRIMARY KEY ("direct_dean_list_id")
);

CREATE INDEX "web_con_direct_deans_direct_dean_start_date_direct_dean_id_idx" ON "web_con_direct_deans"("direct_dean_start_date" DESC, "direct_dean_id" DESC);
CREATE INDEX "web_con_direct_deans_user_name_idx" ON "web_con_direct_deans"("user_name");
CREATE INDEX "web_con_direct_deans_created_by_idx" ON "web_con_direct_deans"("created_by");
CREATE INDEX "web_con_direct_deans_search_text_idx" ON "web_con_direct_deans" USING GIN ("search_text" gin_trgm_ops);
CREATE INDEX "web_con_direct_dean_lists_order_seq_direct_dean_list_id_idx" ON "web_con_direct_dean_lists"("order_seq" DESC, "direct_dean_list_id" DESC);
CREATE INDEX "web_con_direct_dean_lists_user_name_direct_dean_list_type_o_idx" ON "web_con_direct_dean_lists"("user_name", "direct_dean_list_type", "order_seq" DESC);
CREATE INDEX "web_con_direct_dean_lists_created_by_idx" ON "web_con_direct_dean_lists"("created_by");
CREATE INDEX "web_con_direct_dean_lists_search_text_idx" ON "web_con_direct_dean_lists" USING GIN ("search_text" gin_trgm_ops);

ALTER TABLE "web_con_direct_deans" ADD CONSTRAINT "web_con_direct_deans_user_name_fkey" FOREIGN KEY ("user_name") REFERENCES "users"("user_name") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "web_con_direct_deans" ADD CONSTRAINT "web_con_direct_deans_direct_dean_image_fkey" FOREIGN KEY ("direct_dean_image") REFERENCES "stored_files"("path") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "web_con_direct_dean_lists" ADD CONSTRAINT "web_con_direct_dean_lists_user_name_fkey" FOREIGN KEY ("user_name") REFERENCES "users"("user_name") ON DELETE RESTRICT ON UPDATE CASCADE;
