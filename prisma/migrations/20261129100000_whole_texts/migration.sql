-- All words of a record for the search, folded (kit/search/record-texts.ts). Null until they are collected, which the server does after its
-- start, so that a large table does not hold it up: until then the search reads the titles in their place.

ALTER TABLE "web_con_news" ADD COLUMN "whole_text" TEXT;
CREATE INDEX "web_con_news_whole_text_idx" ON "web_con_news" USING GIN ((coalesce("whole_text", "search_text")) gin_trgm_ops);
CREATE INDEX "web_con_news_uncollected_idx" ON "web_con_news" ("news_id") WHERE "whole_text" IS NULL;

ALTER TABLE "web_con_pages" ADD COLUMN "whole_text" TEXT;
CREATE INDEX "web_con_pages_whole_text_idx" ON "web_con_pages" USING GIN ((coalesce("whole_text", "search_text")) gin_trgm_ops);
CREATE INDEX "web_con_pages_uncollected_idx" ON "web_con_pages" ("pages_id") WHERE "whole_text" IS NULL;

ALTER TABLE "web_con_article_pages" ADD COLUMN "whole_text" TEXT;
CREATE INDEX "web_con_article_pages_whole_text_idx" ON "web_con_article_pages" USING GIN ((coalesce("whole_text", "search_text")) gin_trgm_ops);
CREATE INDEX "web_con_article_pages_uncollected_idx" ON "web_con_article_pages" ("article_pages_id") WHERE "whole_text" IS NULL;

ALTER TABLE "web_con_docs" ADD COLUMN "whole_text" TEXT;
CREATE INDEX "web_con_docs_whole_text_idx" ON "web_con_docs" USING GIN ((coalesce("whole_text", "search_text")) gin_trgm_ops);
CREATE INDEX "web_con_docs_uncollected_idx" ON "web_con_docs" ("doc_id") WHERE "whole_text" IS NULL;

ALTER TABLE "web_con_group_items" ADD COLUMN "whole_text" TEXT;
CREATE INDEX "web_con_group_items_whole_text_idx" ON "web_con_group_items" USING GIN ((coalesce("whole_text", "search_text")) gin_trgm_ops);
CREATE INDEX "web_con_group_items_uncollected_idx" ON "web_con_group_items" ("group_item_id") WHERE "whole_text" IS NULL;

ALTER TABLE "web_con_links" ADD COLUMN "whole_text" TEXT;
CREATE INDEX "web_con_links_whole_text_idx" ON "web_con_links" USING GIN ((coalesce("whole_text", "search_text")) gin_trgm_ops);
CREATE INDEX "web_con_links_uncollected_idx" ON "web_con_links" ("links_id") WHERE "whole_text" IS NULL;

ALTER TABLE "web_con_persons" ADD COLUMN "whole_text" TEXT;
CREATE INDEX "web_con_persons_whole_text_idx" ON "web_con_persons" USING GIN ((coalesce("whole_text", "search_text")) gin_trgm_ops);
CREATE INDEX "web_con_persons_uncollected_idx" ON "web_con_persons" ("persons_id") WHERE "whole_text" IS NULL;

ALTER TABLE "web_con_works" ADD COLUMN "whole_text" TEXT;
CREATE INDEX "web_con_works_whole_text_idx" ON "web_con_works" USING GIN ((coalesce("whole_text", "search_text")) gin_trgm_ops);
CREATE INDEX "web_con_works_uncollected_idx" ON "web_con_works" ("work_id") WHERE "whole_text" IS NULL;

ALTER TABLE "web_con_activitys" ADD COLUMN "whole_text" TEXT;
CREATE INDEX "web_con_activitys_whole_text_idx" ON "web_con_activitys" USING GIN ((coalesce("whole_text", "search_text")) gin_trgm_ops);
CREATE INDEX "web_con_activitys_uncollected_idx" ON "web_con_activitys" ("activity_id") WHERE "whole_text" IS NULL;
