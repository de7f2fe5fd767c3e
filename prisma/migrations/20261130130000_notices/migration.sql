-- CreateTable
CREATE TABLE "notices" (
    "notice_id" BIGSERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "entity" VARCHAR(40) NOT NULL DEFAULT '',
    "record_id" VARCHAR(100) NOT NULL DEFAULT '',
    "data" JSONB NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "mailed_at" TIMESTAMPTZ(3),

    CONSTRAINT "notices_pkey" PRIMARY KEY ("notice_id")
);

-- CreateTable
CREATE TABLE "notice_settings" (
    "user_id" INTEGER NOT NULL,
    "language" VARCHAR(2) NOT NULL DEFAULT 'th',
    "times" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "notice_settings_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "notices_user_id_mailed_at_idx" ON "notices"("user_id", "mailed_at");

-- CreateIndex
CREATE INDEX "notices_made_at_idx" ON "notices"("made_at");

-- AddForeignKey
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
