-- CreateEnum
CREATE TYPE "ArrivalState" AS ENUM ('new', 'taken', 'refused', 'joined');

-- AlterTable
ALTER TABLE "user_infos" ADD COLUMN     "info_orcid" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "work_arrivals" (
    "arrival_id" SERIAL NOT NULL,
    "user_name" VARCHAR(25) NOT NULL,
    "source_ids" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "doi" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "year" INTEGER,
    "names" TEXT NOT NULL DEFAULT '',
    "venue" TEXT NOT NULL DEFAULT '',
    "type" TEXT NOT NULL DEFAULT '',
    "fields" JSONB NOT NULL,
    "state" "ArrivalState" NOT NULL DEFAULT 'new',
    "work_id" INTEGER,
    "arrived_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "work_arrivals_pkey" PRIMARY KEY ("arrival_id")
);

-- CreateTable
CREATE TABLE "arrival_turns" (
    "user_name" VARCHAR(25) NOT NULL,
    "source" VARCHAR(10) NOT NULL,
    "asked_on" DATE NOT NULL,

    CONSTRAINT "arrival_turns_pkey" PRIMARY KEY ("user_name","source")
);

-- CreateIndex
CREATE INDEX "work_arrivals_user_name_state_idx" ON "work_arrivals"("user_name", "state");

-- CreateIndex
CREATE INDEX "work_arrivals_work_id_idx" ON "work_arrivals"("work_id");

-- AddForeignKey
ALTER TABLE "work_arrivals" ADD CONSTRAINT "work_arrivals_user_name_fkey" FOREIGN KEY ("user_name") REFERENCES "users"("user_name") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_arrivals" ADD CONSTRAINT "work_arrivals_work_id_fkey" FOREIGN KEY ("work_id") REFERENCES "web_con_works"("work_id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "arrival_turns" ADD CONSTRAINT "arrival_turns_user_name_fkey" FOREIGN KEY ("user_name") REFERENCES "users"("user_name") ON DELETE CASCADE ON UPDATE CASCADE;

-- the works of another iD are another's: what nobody has decided yet goes, and the sources are asked anew
CREATE FUNCTION "forget_open_arrivals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "work_arrivals" WHERE "user_name" = NEW."user_name" AND "state" = 'new';
  DELETE FROM "arrival_turns" WHERE "user_name" = NEW."user_name";
  RETURN NULL;
END $$;
CREATE TRIGGER "forget_open_arrivals" AFTER UPDATE OF "info_orcid" ON "user_infos"
  FOR EACH ROW WHEN (OLD."info_orcid" IS DISTINCT FROM NEW."info_orcid") EXECUTE FUNCTION "forget_open_arrivals"();
