-- AlterTable
ALTER TABLE "temp_keys" ADD COLUMN     "pair_digits" VARCHAR(8),
ADD COLUMN     "pair_wrong" SMALLINT NOT NULL DEFAULT 0;
