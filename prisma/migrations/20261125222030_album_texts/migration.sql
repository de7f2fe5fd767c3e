-- AlterTable
ALTER TABLE "web_con_new_images" ADD COLUMN     "alt_en" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "alt_th" TEXT COLLATE "und-x-icu" NOT NULL DEFAULT '',
ADD COLUMN     "caption_en" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "caption_th" TEXT COLLATE "und-x-icu" NOT NULL DEFAULT '';
