-- Works with nearly the same title, in either language.
CREATE INDEX "web_con_works_title_th_alike_idx" ON "web_con_works" USING GIN (search_fold("work_title_th") gin_trgm_ops);
CREATE INDEX "web_con_works_title_en_alike_idx" ON "web_con_works" USING GIN (search_fold("work_title_en") gin_trgm_ops);
