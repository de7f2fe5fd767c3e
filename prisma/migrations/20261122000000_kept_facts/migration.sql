-- A news item may say no first day.
ALTER TABLE "web_con_news" ALTER COLUMN "new_start_date" DROP NOT NULL;

-- Whose record a file that is not public belongs to.
ALTER TABLE "stored_files" ADD COLUMN "owner" VARCHAR(25);
