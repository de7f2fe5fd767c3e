-- CreateEnum
CREATE TYPE "AuthorState" AS ENUM ('waiting', 'confirmed', 'refused');

-- AlterTable
ALTER TABLE "web_con_work_authors" ADD COLUMN     "author_state" "AuthorState" NOT NULL DEFAULT 'waiting',
ADD COLUMN     "decided_at" TIMESTAMPTZ(3),
ALTER COLUMN "work_weight" DROP NOT NULL;

-- AlterTable
ALTER TABLE "web_con_works" ADD COLUMN     "corresponding_author" VARCHAR(25);

-- AddForeignKey
ALTER TABLE "web_con_works" ADD CONSTRAINT "web_con_works_corresponding_author_fkey" FOREIGN KEY ("corresponding_author") REFERENCES "users"("user_name") ON DELETE SET NULL ON UPDATE CASCADE;
