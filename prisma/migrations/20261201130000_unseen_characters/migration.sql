-- `search_fold` as `foldForSearch` now: soft hyphens, and marks that turn the direction of text, are unseen breaks too.
CREATE OR REPLACE FUNCTION search_fold(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT lower(regexp_replace(regexp_replace(replace(
    translate(normalize($1 COLLATE "und-x-icu"), U&'\0E50\0E51\0E52\0E53\0E54\0E55\0E56\0E57\0E58\0E59\00AD\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF', '0123456789'),
    U&'\0E40\0E40', U&'\0E41'),
    U&'\0E4D([\0E48\0E49\0E4A\0E4B]?)\0E32', U&'\\1\0E33', 'g'),
    U&'([\0E48\0E49\0E4A\0E4B])([\0E31\0E34\0E35\0E36\0E37])', '\2\1', 'g'))
$$;

-- What was stored before, folded anew. It is no edit: stamps stay.
DO $$
DECLARE
  one record;
  unseen CONSTANT text := U&'[\00AD\200E\200F\202A-\202E\2066-\2069]';
BEGIN
  FOR one IN SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name IN ('search_text', 'whole_text') AND is_generated = 'NEVER'
  LOOP
    EXECUTE format('UPDATE %1$I SET %2$I = search_fold(%2$I) WHERE %2$I ~ %3$L', one.table_name, one.column_name, unseen);
  END LOOP;
  -- kept by the database: written anew with the row
  UPDATE "users" SET "fname_th" = "fname_th" WHERE "search_text" ~ unseen;
  UPDATE "user_edus" SET "edu_degree_th" = "edu_degree_th" WHERE "search_text" ~ unseen;
  UPDATE "web_con_direct_deans" SET "direct_dean_position_th" = "direct_dean_position_th" WHERE "search_text" ~ unseen;
  UPDATE "web_con_direct_dean_lists" SET "direct_dean_list_title_th" = "direct_dean_list_title_th" WHERE "search_text" ~ unseen;
END$$;
REINDEX INDEX "web_con_works_title_th_alike_idx";
REINDEX INDEX "web_con_works_title_en_alike_idx";
