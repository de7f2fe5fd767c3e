-- links that show a record before it is public, without an account
CREATE TABLE "preview_links" (
    "preview_link_id" SERIAL NOT NULL,
    "hash" VARCHAR(64) NOT NULL,
    "entity" VARCHAR(40) NOT NULL,
    "record_id" VARCHAR(100) NOT NULL,
    "created_by" VARCHAR(25) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "opened" INTEGER NOT NULL DEFAULT 0,
    "opened_at" TIMESTAMPTZ(3),

    CONSTRAINT "preview_links_pkey" PRIMARY KEY ("preview_link_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "preview_links_hash_key" ON "preview_links"("hash");

-- CreateIndex
CREATE INDEX "preview_links_entity_record_id_idx" ON "preview_links"("entity", "record_id");

-- CreateIndex
CREATE INDEX "preview_links_expires_at_idx" ON "preview_links"("expires_at");
