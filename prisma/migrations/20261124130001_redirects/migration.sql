-- AlterTable
ALTER TABLE "binned" ADD COLUMN     "public_key" VARCHAR(200);

-- CreateTable
CREATE TABLE "redirects" (
    "redirect_id" SERIAL NOT NULL,
    "from_path" TEXT NOT NULL,
    "to_path" TEXT NOT NULL,
    "remark" TEXT NOT NULL DEFAULT '',
    "automatic" "Flag" NOT NULL DEFAULT 'N',
    "search_text" TEXT NOT NULL DEFAULT '',
    "created_by" TEXT NOT NULL,
    "updated_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "redirects_pkey" PRIMARY KEY ("redirect_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "redirects_from_path_key" ON "redirects"("from_path");

-- CreateIndex
CREATE INDEX "redirects_to_path_idx" ON "redirects"("to_path");

-- CreateIndex
CREATE INDEX "redirects_search_text_idx" ON "redirects" USING GIN ("search_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "binned_entity_public_key_idx" ON "binned"("entity", "public_key");
