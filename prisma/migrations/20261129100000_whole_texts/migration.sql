-- All words of a record for the search, folded (kit/search/record-texts.ts). Null until they are collected, which the server does after its
-- start, so that a large table does not hold it up: until then the search reads the titles in their place.
DO $$
DECLARE
  name text;
  key text;
BEGIN
  FOR name, key IN VALUES
    ('web_con_news', 'news_id'), ('web_con_pages', 'pages_id'), ('web_con_article_pages', 'article_pages_id'), ('web_con_docs', 'doc_id'),
    ('web_con_group_items', 'group_item_id'), ('web_con_links', 'links_id'), ('web_con_persons', 'persons_id'), ('web_con_works', 'work_id'),
    ('web_con_activitys', 'activity_id')
  LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN "whole_text" TEXT', name);
    EXECUTE format('CREATE INDEX %I ON %I USING GIN ((coalesce("whole_text", "search_text")) gin_trgm_ops)', name || '_whole_text_idx', name);
    EXECUTE format('CREATE INDEX %I ON %I (%I) WHERE "whole_text" IS NULL', name || '_uncollected_idx', name, key);
  END LOOP;
END$$;
