-- The random names of the stored files whose addresses stand in a text. Dear to the planner, who would else read every text rather than ask an index.
CREATE FUNCTION file_names_in(text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT COST 100000 AS $$
  SELECT CASE WHEN position('/files/' IN $1) = 0 THEN '{}'::text[] ELSE ARRAY(
    SELECT DISTINCT found[1] FROM regexp_matches($1, '/files/[a-z][a-z-]*/([0-9a-f]{32})', 'g') found) END
$$;

CREATE INDEX "web_con_news_file_names" ON "web_con_news" USING gin (file_names_in("news_content_th" || ' ' || "news_content_en"));
CREATE INDEX "web_con_pages_file_names" ON "web_con_pages" USING gin (file_names_in("page_content_th" || ' ' || "page_content_en"));
CREATE INDEX "web_con_article_pages_file_names" ON "web_con_article_pages" USING gin (
  file_names_in("article_page_content_th" || ' ' || "article_page_content_en" || ' ' || "article_page_h_url"));
CREATE INDEX "web_con_persons_file_names" ON "web_con_persons" USING gin (file_names_in("persons_content_th" || ' ' || "persons_content_en"));
CREATE INDEX "web_con_group_items_file_names" ON "web_con_group_items" USING gin (
  file_names_in("group_item_content_th" || ' ' || "group_item_content_en" || ' ' || "group_item_h_url"));
CREATE INDEX "web_con_docs_file_names" ON "web_con_docs" USING gin (file_names_in("doc_h_url"));
CREATE INDEX "web_con_links_file_names" ON "web_con_links" USING gin (file_names_in("links_url" || ' ' || "links_url_manual"));
