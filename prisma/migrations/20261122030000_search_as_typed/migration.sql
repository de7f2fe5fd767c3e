-- Text as searches compare it: what `foldForSearch` (contracts/kit/search-text.ts) does to what is looked for. In this order:
-- letters and marks as one (NFC), Thai digits as Arabic ones, unseen breaks out; two sara e are a sara ae; nikhahit, a tone mark
-- or none, and sara aa are a sara am; a tone mark stands after its vowel; lower case.
CREATE FUNCTION search_fold(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT lower(regexp_replace(regexp_replace(replace(
    translate(normalize($1 COLLATE "und-x-icu"), U&'\0E50\0E51\0E52\0E53\0E54\0E55\0E56\0E57\0E58\0E59\200B\200C\200D\2060\FEFF', '0123456789'),
    U&'\0E40\0E40', U&'\0E41'),
    U&'\0E4D([\0E48\0E49\0E4A\0E4B]?)\0E32', U&'\\1\0E33', 'g'),
    U&'([\0E48\0E49\0E4A\0E4B])([\0E31\0E34\0E35\0E36\0E37])', '\2\1', 'g'))
$$;

-- The text of accounts and degrees is kept by the database itself, whoever writes the row.
ALTER TABLE "users" ADD COLUMN "search_text" TEXT COLLATE "und-x-icu" GENERATED ALWAYS AS (search_fold(
  fname_th || E'\n' || lname_th || E'\n' || fname_en || E'\n' || lname_en || E'\n' || email || E'\n' || user_name)) STORED;
CREATE INDEX "users_search_text_idx" ON "users" USING GIN ("search_text" gin_trgm_ops);

ALTER TABLE "user_edus" ADD COLUMN "search_text" TEXT COLLATE "und-x-icu" GENERATED ALWAYS AS (search_fold(
  edu_degree_th || E'\n' || edu_degree_en || E'\n' || edu_degree_place_th || E'\n' || edu_degree_place_en || E'\n' || edu_year::text)) STORED;
CREATE INDEX "user_edus_search_text_idx" ON "user_edus" USING GIN ("search_text" gin_trgm_ops);

-- What was stored before, folded anew. It is no edit: stamps stay.
UPDATE "web_con_news" SET "search_text" = search_fold("search_text") WHERE "search_text" <> search_fold("search_text");
UPDATE "uploads" SET "search_text" = search_fold("search_text") WHERE "search_text" <> search_fold("search_text");
UPDATE "web_con_works" SET "search_text" = search_fold("search_text") WHERE "search_text" <> search_fold("search_text");
UPDATE "web_con_activitys" SET "search_text" = search_fold("search_text") WHERE "search_text" <> search_fold("search_text");
