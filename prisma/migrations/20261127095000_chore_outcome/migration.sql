-- AlterTable
ALTER TABLE "chores" ADD COLUMN     "outcome" JSONB;
