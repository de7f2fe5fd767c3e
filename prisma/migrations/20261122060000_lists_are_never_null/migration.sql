-- A list that nobody gave is empty, not NULL: answers promise a list. Prisma cannot say NOT NULL of a list, so it is said here.
UPDATE "web_con_news" SET "news_stratrgic_tag" = coalesce("news_stratrgic_tag", '{}'), "news_type_tag" = coalesce("news_type_tag", '{}'), "news_tag" = coalesce("news_tag", '{}'), "news_sdgs" = coalesce("news_sdgs", '{}')
  WHERE "news_stratrgic_tag" IS NULL OR "news_type_tag" IS NULL OR "news_tag" IS NULL OR "news_sdgs" IS NULL;
ALTER TABLE "web_con_news" ALTER COLUMN "news_stratrgic_tag" SET DEFAULT ARRAY[]::TEXT[], ALTER COLUMN "news_stratrgic_tag" SET NOT NULL,
  ALTER COLUMN "news_type_tag" SET DEFAULT ARRAY[]::TEXT[], ALTER COLUMN "news_type_tag" SET NOT NULL,
  ALTER COLUMN "news_tag" SET DEFAULT ARRAY[]::TEXT[], ALTER COLUMN "news_tag" SET NOT NULL,
  ALTER COLUMN "news_sdgs" SET DEFAULT ARRAY[]::TEXT[], ALTER COLUMN "news_sdgs" SET NOT NULL;

UPDATE "web_con_article_pages" SET "article_page_type_tag" = '{}' WHERE "article_page_type_tag" IS NULL;
ALTER TABLE "web_con_article_pages" ALTER COLUMN "article_page_type_tag" SET DEFAULT ARRAY[]::TEXT[], ALTER COLUMN "article_page_type_tag" SET NOT NULL;

UPDATE "web_con_docs" SET "doc_type_tag" = coalesce("doc_type_tag", '{}'), "doc_tag" = coalesce("doc_tag", '{}'), "doc_ref" = coalesce("doc_ref", '{}')
  WHERE "doc_type_tag" IS NULL OR "doc_tag" IS NULL OR "doc_ref" IS NULL;
ALTER TABLE "web_con_docs" ALTER COLUMN "doc_type_tag" SET DEFAULT ARRAY[]::TEXT[], ALTER COLUMN "doc_type_tag" SET NOT NULL,
  ALTER COLUMN "doc_tag" SET DEFAULT ARRAY[]::TEXT[], ALTER COLUMN "doc_tag" SET NOT NULL,
  ALTER COLUMN "doc_ref" SET DEFAULT ARRAY[]::INTEGER[], ALTER COLUMN "doc_ref" SET NOT NULL;

UPDATE "web_con_links" SET "links_type_tag" = '{}' WHERE "links_type_tag" IS NULL;
ALTER TABLE "web_con_links" ALTER COLUMN "links_type_tag" SET DEFAULT ARRAY[]::TEXT[], ALTER COLUMN "links_type_tag" SET NOT NULL;
