-- a short code that lets a device take a key once
ALTER TABLE "temp_keys" ADD COLUMN "pair_code" VARCHAR(6), ADD COLUMN "pair_end_at" TIMESTAMPTZ(3);
