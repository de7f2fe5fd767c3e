-- what a person is told of their own sessions; `list_id` is what they are called there, as the token names `id`
ALTER TABLE "sessions"
  ADD COLUMN "list_id" UUID NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN "browser" VARCHAR(20) NOT NULL DEFAULT '',
  ADD COLUMN "system" VARCHAR(20) NOT NULL DEFAULT '',
  ADD COLUMN "network" VARCHAR(50) NOT NULL DEFAULT '',
  ADD COLUMN "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

CREATE UNIQUE INDEX "sessions_list_id_key" ON "sessions"("list_id");
