-- CreateIndex
CREATE INDEX "web_con_news_new_start_date_idx" ON "web_con_news"("new_start_date");

-- CreateIndex
CREATE INDEX "web_con_news_show_end_date_idx" ON "web_con_news"("show_end_date");
