-- AlterTable
ALTER TABLE "menu_items" ADD COLUMN     "alt_en" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "alt_th" TEXT NOT NULL DEFAULT '';
