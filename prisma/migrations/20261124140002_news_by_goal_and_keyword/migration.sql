-- news of a goal or a keyword, for the website
CREATE INDEX "web_con_news_news_sdgs_idx" ON "web_con_news" USING GIN ("news_sdgs");
CREATE INDEX "web_con_news_news_tag_idx" ON "web_con_news" USING GIN ("news_tag");
