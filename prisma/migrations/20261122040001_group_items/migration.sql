-- CreateTable
CREATE TABLE "dc_group_masters" (
    "group_master_id" SERIAL NOT NULL,
    "group_master_name_th" TEXT NOT NULL,
    "group_master_name_en" TEXT NOT NULL DEFAULT '',
    "group_master_title_th" TEXT NOT NULL,
    "group_master_title_en" TEXT NOT NULL DEFAULT '',
    "order_seq" DOUBLE PRECISION NOT NULL,
    "active" "Flag" NOT NULL DEFAULT 'Y',
    "created_by" TEXT NOT NULL DEFAULT 'system',
    "updated_by" TEXT NOT NULL DEFAULT 'system',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "dc_group_masters_pkey" PRIMARY KEY ("group_master_id")
);

-- CreateTable
CREATE TABLE "dc_group_sub_as" (
    "group_sub_a_id" SERIAL NOT NULL,
    "group_master_id" INTEGER NOT NULL,
    "group_sub_a_index" TEXT NOT NULL,
    "group_sub_a_title_th" TEXT NOT NULL,
    "group_sub_a_title_en" TEXT NOT NULL DEFAULT '',
    "order_seq" DOUBLE PRECISION NOT NULL,
    "active" "Flag" NOT NULL DEFAULT 'Y',
    "created_by" TEXT NOT NULL DEFAULT 'system',
    "updated_by" TEXT NOT NULL DEFAULT 'system',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "dc_group_sub_as_pkey" PRIMARY KEY ("group_sub_a_id")
);

-- CreateTable
CREATE TABLE "dc_group_sub_bs" (
    "group_sub_b_id" SERIAL NOT NULL,
    "group_sub_a_id" INTEGER NOT NULL,
    "group_sub_b_title_th" TEXT NOT NULL,
    "group_sub_b_title_en" TEXT NOT NULL DEFAULT '',
    "order_seq" DOUBLE PRECISION NOT NULL,
    "active" "Flag" NOT NULL DEFAULT 'Y',
    "created_by" TEXT NOT NULL DEFAULT 'system',
    "updated_by" TEXT NOT NULL DEFAULT 'system',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "dc_group_sub_bs_pkey" PRIMARY KEY ("group_sub_b_id")
);

-- CreateTable
CREATE TABLE "web_con_group_items" (
    "group_item_id" SERIAL NOT NULL,
    "group_master_id" INTEGER NOT NULL,
    "group_sub_a_id" INTEGER NOT NULL,
    "group_sub_b_id" INTEGER NOT NULL,
    "group_item_index" TEXT NOT NULL DEFAULT '-',
    "group_item_year" INTEGER NOT NULL,
    "group_item_title_th" TEXT NOT NULL,
    "group_item_title_en" TEXT NOT NULL DEFAULT '',
    "group_item_content_th" TEXT NOT NULL DEFAULT '',
    "group_item_content_en" TEXT NOT NULL DEFAULT '',
    "group_item_h_image_th" TEXT,
    "group_item_h_image_en" TEXT,
    "status_link" "Flag" NOT NULL DEFAULT 'Y',
    "group_item_h_file" TEXT,
    "group_item_h_url" TEXT NOT NULL DEFAULT '#',
    "switch_lang" "Flag" NOT NULL DEFAULT 'N',
    "order_seq" DOUBLE PRECISION NOT NULL,
    "active" "Flag" NOT NULL DEFAULT 'Y',
    "search_text" TEXT NOT NULL DEFAULT '',
    "created_by" TEXT NOT NULL,
    "updated_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "web_con_group_items_pkey" PRIMARY KEY ("group_item_id")
);

-- CreateIndex
CREATE INDEX "dc_group_sub_as_group_master_id_idx" ON "dc_group_sub_as"("group_master_id");

-- CreateIndex
CREATE INDEX "dc_group_sub_bs_group_sub_a_id_idx" ON "dc_group_sub_bs"("group_sub_a_id");

-- CreateIndex
CREATE INDEX "web_con_group_items_group_master_id_idx" ON "web_con_group_items"("group_master_id");

-- CreateIndex
CREATE INDEX "web_con_group_items_group_sub_a_id_idx" ON "web_con_group_items"("group_sub_a_id");

-- CreateIndex
CREATE INDEX "web_con_group_items_group_sub_b_id_idx" ON "web_con_group_items"("group_sub_b_id");

-- CreateIndex
CREATE INDEX "web_con_group_items_order_seq_group_item_id_idx" ON "web_con_group_items"("order_seq" DESC, "group_item_id" DESC);

-- CreateIndex
CREATE INDEX "web_con_group_items_search_text_idx" ON "web_con_group_items" USING GIN ("search_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "web_con_group_items_created_by_idx" ON "web_con_group_items"("created_by");

-- AddForeignKey
ALTER TABLE "dc_group_sub_as" ADD CONSTRAINT "dc_group_sub_as_group_master_id_fkey" FOREIGN KEY ("group_master_id") REFERENCES "dc_group_masters"("group_master_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dc_group_sub_bs" ADD CONSTRAINT "dc_group_sub_bs_group_sub_a_id_fkey" FOREIGN KEY ("group_sub_a_id") REFERENCES "dc_group_sub_as"("group_sub_a_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "web_con_group_items" ADD CONSTRAINT "web_con_group_items_group_master_id_fkey" FOREIGN KEY ("group_master_id") REFERENCES "dc_group_masters"("group_master_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "web_con_group_items" ADD CONSTRAINT "web_con_group_items_group_sub_a_id_fkey" FOREIGN KEY ("group_sub_a_id") REFERENCES "dc_group_sub_as"("group_sub_a_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "web_con_group_items" ADD CONSTRAINT "web_con_group_items_group_sub_b_id_fkey" FOREIGN KEY ("group_sub_b_id") REFERENCES "dc_group_sub_bs"("group_sub_b_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "web_con_group_items" ADD CONSTRAINT "web_con_group_items_group_item_h_image_th_fkey" FOREIGN KEY ("group_item_h_image_th") REFERENCES "stored_files"("path") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "web_con_group_items" ADD CONSTRAINT "web_con_group_items_group_item_h_image_en_fkey" FOREIGN KEY ("group_item_h_image_en") REFERENCES "stored_files"("path") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "web_con_group_items" ADD CONSTRAINT "web_con_group_items_group_item_h_file_fkey" FOREIGN KEY ("group_item_h_file") REFERENCES "stored_files"("path") ON DELETE SET NULL ON UPDATE CASCADE;

-- Thai text that is sorted.
ALTER TABLE "dc_group_masters" ALTER COLUMN "group_master_name_th" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "dc_group_masters" ALTER COLUMN "group_master_title_th" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "dc_group_sub_as" ALTER COLUMN "group_sub_a_title_th" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "dc_group_sub_bs" ALTER COLUMN "group_sub_b_title_th" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "web_con_group_items" ALTER COLUMN "group_item_title_th" TYPE TEXT COLLATE "und-x-icu";
ALTER TABLE "web_con_group_items" ALTER COLUMN "group_item_title_en" TYPE TEXT COLLATE "und-x-icu";
