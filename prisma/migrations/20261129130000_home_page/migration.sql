-- AlterTable
ALTER TABLE "menu_items" ADD COLUMN     "block" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "end_date" DATE,
ADD COLUMN     "icon" TEXT NOT NULL DEFAULT 'none',
ADD COLUMN     "note_en" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "note_th" TEXT COLLATE "und-x-icu" NOT NULL DEFAULT '',
ADD COLUMN     "picture" TEXT,
ADD COLUMN     "start_date" DATE;

-- AddForeignKey
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_picture_fkey" FOREIGN KEY ("picture") REFERENCES "stored_files"("path") ON DELETE SET NULL ON UPDATE CASCADE;

-- what the home page showed before it could be changed
INSERT INTO "menu_items" ("place", "order_seq", "block", "label_th", "label_en", "target_kind", "target", "created_by", "updated_by", "updated_at") VALUES
    ('W', 1, 'news', 'ข่าว', 'News', 'L', '/news', 'system', 'system', CURRENT_TIMESTAMP),
    ('W', 2, 'events', 'กิจกรรมที่จะมาถึง', 'Coming events', 'L', '/calendar', 'system', 'system', CURRENT_TIMESTAMP),
    ('W', 3, 'links', 'ลิงก์และบริการ', 'Links and services', 'L', '/links', 'system', 'system', CURRENT_TIMESTAMP),
    ('W', 4, 'sections', 'ข่าวตามหมวด', 'News by section', 'N', '', 'system', 'system', CURRENT_TIMESTAMP),
    ('W', 5, 'videos', 'วิดีโอ', 'Videos', 'L', '/links', 'system', 'system', CURRENT_TIMESTAMP),
    ('W', 6, 'partners', 'ป้ายประชาสัมพันธ์', 'Banners', 'N', '', 'system', 'system', CURRENT_TIMESTAMP),
    ('W', 7, 'figures', 'คณะในตัวเลข', 'The faculty in figures', 'N', '', 'system', 'system', CURRENT_TIMESTAMP);

CREATE INDEX "menu_items_file_names" ON "menu_items" USING gin (file_names_in("target"));
