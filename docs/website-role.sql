-- The account of a website that runs as a process of its own (docs/operations.md): it reads what the public API and the website read, and
-- writes only how often preview links were opened. Run it as the owner of the database, again after each upgrade: psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -f docs/website-role.sql
-- Then give the account a password: \password faculty_website
DO $$ BEGIN CREATE ROLE faculty_website LOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$;
GRANT USAGE ON SCHEMA public TO faculty_website;
GRANT SELECT ("group_master_id", "group_master_name_th", "group_master_name_en", "group_master_title_th", "group_master_title_en", "order_seq", "active") ON "dc_group_masters" TO faculty_website;
GRANT SELECT ("group_sub_a_id", "group_master_id", "group_sub_a_index", "group_sub_a_title_th", "group_sub_a_title_en", "order_seq", "active") ON "dc_group_sub_as" TO faculty_website;
GRANT SELECT ("group_sub_b_id", "group_sub_a_id", "group_sub_b_title_th", "group_sub_b_title_en", "order_seq", "active") ON "dc_group_sub_bs" TO faculty_website;
GRANT SELECT ("parameter_system", "parameter_name", "parameter_value", "parameter_th", "parameter_en", "order_seq", "active") ON "dc_params" TO faculty_website;
GRANT SELECT ("edu_code", "edu_name_th", "edu_name_en") ON "edu_levels" TO faculty_website;
GRANT SELECT ("faculty_date_id", "title_th", "title_en", "start_date", "end_date", "active", "updated_at") ON "faculty_dates" TO faculty_website;
GRANT SELECT ("installation_id") ON "installation" TO faculty_website;
GRANT SELECT ("job_position_code", "job_position_l_th", "job_position_l_en") ON "job_positions" TO faculty_website;
GRANT SELECT ("preview_link_id", "hash", "entity", "record_id", "expires_at", "opened"), UPDATE ("opened", "opened_at") ON "preview_links" TO faculty_website;
GRANT SELECT ("prefix_code", "prefix_s_th", "prefix_s_en") ON "prefixs" TO faculty_website;
GRANT SELECT ("path", "name", "has_small", "public", "created_by", "owner", "binned_id", "content_of") ON "stored_files" TO faculty_website;
GRANT SELECT ("up_department_id", "up_department_name_th", "up_department_name_en") ON "up_departments" TO faculty_website;
GRANT SELECT ("uploads_url", "active", "created_by") ON "uploads" TO faculty_website;
GRANT SELECT ("edu_id", "user_name", "edu_code", "edu_year", "edu_degree_th", "edu_degree_en", "edu_degree_place_th", "edu_degree_place_en", "active") ON "user_edus" TO faculty_website;
GRANT SELECT ("user_name", "prefix_code", "info_email", "info_tel", "info_room", "info_data_b", "info_data_c", "info_expert_th", "info_expert_en", "info_cv_link", "info_link_a", "up_department_id") ON "user_infos" TO faculty_website;
GRANT SELECT ("id", "user_name", "fname_th", "lname_th", "fname_en", "lname_en", "disabled", "avatarFile", "email_verified_at", "created_by", "updated_at") ON "users" TO faculty_website;
GRANT SELECT ("activity_id", "user_name") ON "web_con_activity_users" TO faculty_website;
GRANT SELECT ("activity_id", "user_name", "activity_type", "activity_level", "activity_title_th", "activity_title_en", "activity_agency_title", "activity_place_title", "activity_date", "status_check", "green_office", "active", "search_text", "created_by", "updated_at") ON "web_con_activitys" TO faculty_website;
GRANT SELECT ("article_pages_id", "article_page_url", "article_page_group_tag", "article_page_type_tag", "article_page_title_th", "article_page_title_en", "article_page_content_th", "article_page_content_en", "article_page_h_image_th", "article_page_h_image_en", "status_link", "article_page_h_file", "article_page_h_url", "switch_lang", "active", "show_start_date", "show_end_date", "search_text", "updated_at", "created_by") ON "web_con_article_pages" TO faculty_website;
GRANT SELECT ("direct_dean_list_id", "user_name", "direct_dean_list_type", "direct_dean_list_title_th", "direct_dean_list_title_en", "order_seq", "active") ON "web_con_direct_dean_lists" TO faculty_website;
GRANT SELECT ("direct_dean_id", "user_name", "direct_dean_image", "direct_dean_position_th", "direct_dean_position_en", "direct_dean_start_date", "direct_dean_end_date", "direct_dean_status_now", "active", "created_by", "updated_at") ON "web_con_direct_deans" TO faculty_website;
GRANT SELECT ("doc_id", "doc_section", "doc_group_tag", "doc_type_tag", "doc_tag", "doc_tag_b", "doc_ref", "doc_index", "doc_year", "doct_date", "doc_title_th", "doc_title_en", "doc_content_th", "doc_content_en", "status_link", "doc_h_file", "doc_h_url", "doc_h_image_th", "doc_h_image_en", "switch_lang", "active", "expire", "show_start_date", "show_end_date", "mou_end_date", "search_text", "created_by", "updated_at") ON "web_con_docs" TO faculty_website;
GRANT SELECT ("group_item_id", "group_master_id", "group_sub_a_id", "group_sub_b_id", "group_item_index", "group_item_year", "group_item_title_th", "group_item_title_en", "group_item_content_th", "group_item_content_en", "group_item_h_image_th", "group_item_h_image_en", "status_link", "group_item_h_file", "group_item_h_url", "switch_lang", "active", "search_text", "created_by", "updated_at") ON "web_con_group_items" TO faculty_website;
GRANT SELECT ("links_id", "order_seq", "links_group_tag", "links_type_tag", "links_title_th", "links_title_en", "links_desc_th", "links_desc_en", "links_content_th", "links_content_en", "links_url", "links_url_manual", "status_cover", "links_h_icon", "links_h_color", "links_h_image_th", "links_h_image_en", "switch_lang", "active", "show_start_date", "show_end_date", "search_text", "updated_at", "created_by") ON "web_con_links" TO faculty_website;
GRANT SELECT ("news_image_id", "news_id", "news_b_image", "order_seq", "created_by") ON "web_con_new_images" TO faculty_website;
GRANT SELECT ("news_id", "order_seq", "news_title_th", "news_title_en", "news_content_th", "news_content_en", "news_h_image_th", "news_h_image_en", "switch_lang", "active", "news_stratrgic_tag", "news_type_tag", "news_tag", "news_sdgs", "new_start_date", "search_text", "created_by", "updated_at", "show_end_date") ON "web_con_news" TO faculty_website;
GRANT SELECT ("pages_id", "page_url", "page_title_th", "page_title_en", "page_content_th", "page_content_en", "switch_lang", "active", "show_start_date", "show_end_date", "search_text", "updated_at") ON "web_con_pages" TO faculty_website;
GRANT SELECT ("persons_id", "row_number", "column_number", "user_name", "position_th", "position_en") ON "web_con_person_cells" TO faculty_website;
GRANT SELECT ("persons_id", "persons_url", "persons_title_th", "persons_title_en", "persons_content_th", "persons_content_en", "active", "search_text", "created_by", "updated_at") ON "web_con_persons" TO faculty_website;
GRANT SELECT ("work_id", "user_name", "work_weight") ON "web_con_work_authors" TO faculty_website;
GRANT SELECT ("work_id", "user_name", "work_type", "work_type_detail", "work_public_type", "work_public_inter", "work_owner_name_th", "work_owner_name_en", "work_title_th", "work_title_en", "work_public_title_th", "work_public_title_en", "work_weight", "work_public_year", "work_public_no", "work_public_number", "work_public_isbn", "work_public_date", "work_public_month_year", "work_public_place", "work_public_province", "work_public_country", "status_check", "active", "search_text", "created_by", "updated_at", "work_doi") ON "web_con_works" TO faculty_website;
GRANT SELECT ("from_path", "to_path") ON "redirects" TO faculty_website;
GRANT SELECT ("entity", "public_key", "deleted_at") ON "binned" TO faculty_website;
