-- News may stop showing by themselves; their first day is `new_start_date`.
ALTER TABLE "web_con_news" ADD COLUMN "show_end_date" DATE;
