-- AlterTable
ALTER TABLE "web_con_article_pages" ADD COLUMN     "review_on" DATE,
ADD COLUMN     "review_owner" VARCHAR(25) NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "web_con_docs" ADD COLUMN     "review_on" DATE,
ADD COLUMN     "review_owner" VARCHAR(25) NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "web_con_group_items" ADD COLUMN     "review_on" DATE,
ADD COLUMN     "review_owner" VARCHAR(25) NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "web_con_links" ADD COLUMN     "review_on" DATE,
ADD COLUMN     "review_owner" VARCHAR(25) NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "web_con_news" ADD COLUMN     "review_on" DATE,
ADD COLUMN     "review_owner" VARCHAR(25) NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "web_con_pages" ADD COLUMN     "review_on" DATE,
ADD COLUMN     "review_owner" VARCHAR(25) NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "link_places" (
    "entity" VARCHAR(40) NOT NULL,
    "record_id" INTEGER NOT NULL,
    "written" TEXT NOT NULL,
    "address" TEXT NOT NULL,

    CONSTRAINT "link_places_pkey" PRIMARY KEY ("entity","record_id","written")
);

-- CreateTable
CREATE TABLE "link_checks" (
    "address" TEXT NOT NULL,
    "host" TEXT,
    "state" VARCHAR(10) NOT NULL DEFAULT 'new',
    "answer" VARCHAR(40) NOT NULL DEFAULT '',
    "since" DATE,
    "nights" INTEGER NOT NULL DEFAULT 0,
    "checked_on" DATE,

    CONSTRAINT "link_checks_pkey" PRIMARY KEY ("address")
);

-- CreateIndex
CREATE INDEX "link_places_address_idx" ON "link_places"("address");

-- CreateIndex
CREATE INDEX "link_checks_state_since_idx" ON "link_checks"("state", "since");

-- CreateIndex
CREATE INDEX "web_con_article_pages_review_on_idx" ON "web_con_article_pages"("review_on");

-- CreateIndex
CREATE INDEX "web_con_docs_review_on_idx" ON "web_con_docs"("review_on");

-- CreateIndex
CREATE INDEX "web_con_group_items_review_on_idx" ON "web_con_group_items"("review_on");

-- CreateIndex
CREATE INDEX "web_con_links_review_on_idx" ON "web_con_links"("review_on");

-- CreateIndex
CREATE INDEX "web_con_news_review_on_idx" ON "web_con_news"("review_on");

-- CreateIndex
CREATE INDEX "web_con_pages_review_on_idx" ON "web_con_pages"("review_on");
