-- CreateTable
CREATE TABLE "faculty_settings" (
    "faculty_setting_id" INTEGER NOT NULL DEFAULT 1,
    "faculty_name_th" TEXT COLLATE "und-x-icu" NOT NULL DEFAULT 'คณะศิลปศาสตร์',
    "faculty_name_en" TEXT NOT NULL DEFAULT 'Faculty of Liberal Arts',
    "university_name_th" TEXT COLLATE "und-x-icu" NOT NULL DEFAULT '',
    "university_name_en" TEXT NOT NULL DEFAULT '',
    "tagline_th" TEXT COLLATE "und-x-icu" NOT NULL DEFAULT '',
    "tagline_en" TEXT NOT NULL DEFAULT '',
    "main_colour" TEXT NOT NULL DEFAULT '#1953D2',
    "main_colour_dark" TEXT NOT NULL DEFAULT '#8FB3FF',
    "accent_colour" TEXT NOT NULL DEFAULT '#C8912B',
    "address_th" TEXT COLLATE "und-x-icu" NOT NULL DEFAULT '',
    "address_en" TEXT NOT NULL DEFAULT '',
    "telephone" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "map_url" TEXT NOT NULL DEFAULT '',
    "facebook_url" TEXT NOT NULL DEFAULT '',
    "line_url" TEXT NOT NULL DEFAULT '',
    "youtube_url" TEXT NOT NULL DEFAULT '',
    "instagram_url" TEXT NOT NULL DEFAULT '',
    "x_url" TEXT NOT NULL DEFAULT '',
    "tiktok_url" TEXT NOT NULL DEFAULT '',
    "logo_light" TEXT,
    "logo_dark" TEXT,
    "share_image" TEXT,
    "created_by" TEXT NOT NULL DEFAULT 'system',
    "updated_by" TEXT NOT NULL DEFAULT 'system',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "faculty_settings_pkey" PRIMARY KEY ("faculty_setting_id")
);

-- AddForeignKey
ALTER TABLE "faculty_settings" ADD CONSTRAINT "faculty_settings_logo_light_fkey" FOREIGN KEY ("logo_light") REFERENCES "stored_files"("path") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "faculty_settings" ADD CONSTRAINT "faculty_settings_logo_dark_fkey" FOREIGN KEY ("logo_dark") REFERENCES "stored_files"("path") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "faculty_settings" ADD CONSTRAINT "faculty_settings_share_image_fkey" FOREIGN KEY ("share_image") REFERENCES "stored_files"("path") ON DELETE SET NULL ON UPDATE CASCADE;

-- the single row: what the website showed before it could be changed
ALTER TABLE "faculty_settings" ADD CONSTRAINT "faculty_settings_single_row" CHECK ("faculty_setting_id" = 1);
INSERT INTO "faculty_settings" DEFAULT VALUES;
