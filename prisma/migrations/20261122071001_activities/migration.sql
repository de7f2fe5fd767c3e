-- For the list of activities, its search, and the queue of those who review them.
DROP INDEX "web_con_activitys_activity_date_idx";
CREATE INDEX "web_con_activitys_activity_date_activity_id_idx" ON "web_con_activitys"("activity_date" DESC, "activity_id" DESC);
CREATE INDEX "web_con_activitys_status_check_updated_at_idx" ON "web_con_activitys"("status_check", "updated_at");
CREATE INDEX "web_con_activitys_search_text_idx" ON "web_con_activitys" USING GIN ("search_text" gin_trgm_ops);
