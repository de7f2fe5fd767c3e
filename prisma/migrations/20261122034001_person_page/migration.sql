-- Showcases of people, and who stands in which cell of them.
CREATE TABLE "web_con_persons" (
    "persons_id" SERIAL NOT NULL,
    "persons_url" TEXT NOT NULL,
    "persons_title_th" TEXT NOT NULL,
    "persons_title_en" TEXT NOT NULL,
    "persons_content_th" TEXT NOT NULL DEFAULT '',
    "persons_content_en" TEXT NOT NULL DEFAULT '',
    "active" "Flag" NOT NULL DEFAULT 'Y',
    "search_text" TEXT NOT NULL DEFAULT '',
    "created_by" TEXT NOT NULL,
    "updated_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "web_con_persons_pkey" PRIMARY KEY ("persons_id")
);
CREATE UNIQUE INDEX "web_con_persons_persons_url_key" ON "web_con_persons"("persons_url");
CREATE INDEX "web_con_persons_search_text_idx" ON "web_con_persons" USING GIN ("search_text" gin_trgm_ops);
CREATE INDEX "web_con_persons_created_by_idx" ON "web_con_persons"("created_by");

CREATE TABLE "web_con_person_cells" (
    "persons_id" INTEGER NOT NULL,
    "row_number" INTEGER NOT NULL,
    "column_number" INTEGER NOT NULL,
    "user_name" VARCHAR(25) NOT NULL,
    "position_th" TEXT NOT NULL DEFAULT '',
    "position_en" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "web_con_person_cells_pkey" PRIMARY KEY ("persons_id", "row_number", "column_number"),
    CONSTRAINT "web_con_person_cells_row_number_check" CHECK ("row_number" BETWEEN 1 AND 15),
    CONSTRAINT "web_con_person_cells_column_number_check" CHECK ("column_number" BETWEEN 1 AND 5)
);
CREATE INDEX "web_con_person_cells_user_name_idx" ON "web_con_person_cells"("user_name");
ALTER TABLE "web_con_person_cells" ADD CONSTRAINT "web_con_person_cells_persons_id_fkey" FOREIGN KEY ("persons_id") REFERENCES "web_con_persons"("persons_id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "web_con_person_cells" ADD CONSTRAINT "web_con_person_cells_user_name_fkey" FOREIGN KEY ("user_name") REFERENCES "users"("user_name") ON DELETE RESTRICT ON UPDATE CASCADE;

-- sorted as Thai is, which Prisma does not know (docs/decisions/0002)
ALTER TABLE "web_con_persons" ALTER COLUMN "persons_title_th" TYPE TEXT COLLATE "und-x-icu";
