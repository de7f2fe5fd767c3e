-- CreateTable
CREATE TABLE "saved_views" (
    "saved_view_id" SERIAL NOT NULL,
    "user_name" VARCHAR(25) NOT NULL,
    "page" VARCHAR(60) NOT NULL,
    "name" TEXT COLLATE "und-x-icu" NOT NULL,
    "query" TEXT NOT NULL,
    "shared" TEXT NOT NULL DEFAULT 'N',
    "active" "Flag" NOT NULL DEFAULT 'Y',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_views_pkey" PRIMARY KEY ("saved_view_id")
);

-- CreateTable
CREATE TABLE "saved_view_pins" (
    "saved_view_id" INTEGER NOT NULL,
    "user_name" VARCHAR(25) NOT NULL,

    CONSTRAINT "saved_view_pins_pkey" PRIMARY KEY ("saved_view_id","user_name")
);

-- CreateIndex
CREATE INDEX "saved_views_user_name_idx" ON "saved_views"("user_name");

-- CreateIndex
CREATE INDEX "saved_views_page_idx" ON "saved_views"("page");

-- CreateIndex
CREATE INDEX "saved_view_pins_user_name_idx" ON "saved_view_pins"("user_name");

-- AddForeignKey
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_name_fkey" FOREIGN KEY ("user_name") REFERENCES "users"("user_name") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_view_pins" ADD CONSTRAINT "saved_view_pins_saved_view_id_fkey" FOREIGN KEY ("saved_view_id") REFERENCES "saved_views"("saved_view_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_view_pins" ADD CONSTRAINT "saved_view_pins_user_name_fkey" FOREIGN KEY ("user_name") REFERENCES "users"("user_name") ON DELETE CASCADE ON UPDATE CASCADE;
