-- CreateTable
CREATE TABLE "menu_items" (
    "menu_item_id" SERIAL NOT NULL,
    "place" TEXT NOT NULL,
    "parent_id" INTEGER,
    "order_seq" DOUBLE PRECISION NOT NULL,
    "label_th" TEXT COLLATE "und-x-icu" NOT NULL,
    "label_en" TEXT NOT NULL,
    "target_kind" TEXT NOT NULL,
    "target" TEXT NOT NULL DEFAULT '',
    "active" "Flag" NOT NULL DEFAULT 'Y',
    "created_by" TEXT NOT NULL,
    "updated_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "menu_items_pkey" PRIMARY KEY ("menu_item_id")
);

-- CreateIndex
CREATE INDEX "menu_items_parent_id_idx" ON "menu_items"("parent_id");

-- AddForeignKey
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "menu_items"("menu_item_id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- what the website showed before its menu could be changed: lists that are always there
INSERT INTO "menu_items" ("place", "order_seq", "label_th", "label_en", "target_kind", "target", "created_by", "updated_by", "updated_at") VALUES
    ('H', 1, 'ข่าว', 'News', 'L', '/news', 'system', 'system', CURRENT_TIMESTAMP),
    ('H', 2, 'คลังความรู้', 'Articles', 'L', '/articles', 'system', 'system', CURRENT_TIMESTAMP),
    ('H', 3, 'เอกสาร', 'Documents', 'L', '/documents', 'system', 'system', CURRENT_TIMESTAMP),
    ('H', 4, 'บุคลากร', 'People', 'L', '/people', 'system', 'system', CURRENT_TIMESTAMP),
    ('H', 5, 'ผลงานวิชาการ', 'Academic works', 'L', '/works', 'system', 'system', CURRENT_TIMESTAMP),
    ('H', 6, 'ปฏิทินของคณะ', 'Calendar', 'L', '/calendar', 'system', 'system', CURRENT_TIMESTAMP),
    ('F', 1, 'ลิงก์ในเว็บไซต์', 'On this website', 'N', '', 'system', 'system', CURRENT_TIMESTAMP);

INSERT INTO "menu_items" ("place", "parent_id", "order_seq", "label_th", "label_en", "target_kind", "target", "created_by", "updated_by", "updated_at")
SELECT 'F', "menu_item_id", "shown"."order_seq", "shown"."label_th", "shown"."label_en", 'L', "shown"."target", 'system', 'system', CURRENT_TIMESTAMP
FROM "menu_items", (VALUES
    (1, 'ทำเนียบคณบดี', 'Deans', '/deans'),
    (2, 'ความร่วมมือ (MOU)', 'Agreements (MOU)', '/mous'),
    (3, 'เอกสารจัดกลุ่ม', 'Grouped documents', '/evidence'),
    (4, 'กิจกรรมของบุคลากร', 'Activities', '/activities'),
    (5, 'ลิงก์และบริการ', 'Links and services', '/links')
) AS "shown" ("order_seq", "label_th", "label_en", "target")
WHERE "place" = 'F';
