-- whoever may change content may publish it, as before
ALTER TABLE "roles" ADD COLUMN     "publish" "Flag" NOT NULL DEFAULT 'Y';

-- AlterTable
ALTER TABLE "faculty_settings" ADD COLUMN     "approval_pages" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "content_requests" (
    "entity" VARCHAR(40) NOT NULL,
    "record_id" VARCHAR(100) NOT NULL,
    "action" VARCHAR(10) NOT NULL,
    "title" VARCHAR(300) NOT NULL,
    "title_en" VARCHAR(300) NOT NULL DEFAULT '',
    "user_name" VARCHAR(25) NOT NULL,
    "fields" JSONB NOT NULL,
    "was" JSONB NOT NULL,
    "state" VARCHAR(10) NOT NULL DEFAULT 'asked',
    "reason" TEXT NOT NULL DEFAULT '',
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "content_requests_pkey" PRIMARY KEY ("entity","record_id")
);

-- CreateIndex
CREATE INDEX "content_requests_state_asked_at_idx" ON "content_requests"("state", "asked_at");

-- CreateIndex
CREATE INDEX "content_requests_user_name_idx" ON "content_requests"("user_name");

-- AddForeignKey
ALTER TABLE "content_requests" ADD CONSTRAINT "content_requests_user_name_fkey" FOREIGN KEY ("user_name") REFERENCES "users"("user_name") ON DELETE CASCADE ON UPDATE CASCADE;
