import { expect, type Page, test } from '@playwright/test';
import { harness } from '../support/ports.ts';
import { gifOf, jpegOf, pngOf } from './samples.ts';

test.beforeEach(async ({ page }) => {
  await page.goto(`${harness}picture.html`);
  await expect(page.locator('input[type="file"]')).toHaveCount(2, { timeout: 60_000 });
});

const choosePicture = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type="file"]').first().setInputFiles({ name, mimeType, buffer });
const chooseFile = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type="file"]').last().setInputFiles({ name, mimeType, buffer });

/** The picture that a form would send: type, size, dimensions and the colour of its upper left corner. */
const chosen = (page: Page) =>
  page.evaluate(async () => {
    const file = (window as unknown as { picture: File | null }).picture;
    if (!file) return null;
    const bitmap = await createImageBitmap(file);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context?.getImageData(4, 4, 1, 1).data ?? [];
    return {
      type: file.type,
      name: file.name,
      size: file.size,
      width: bitmap.width,
      height: bitmap.height,
      corner: { red, green, blue, alpha },
    };
  });

const megabyte = 1024 * 1024;

test('a picture over the limit is compressed in the browser, and the field shows both sizes', async ({ page }) => {
  await choosePicture(page, 'งาน.png', 'image/png', await pngOf(page, 1500, 1000));
  await expect(page.getByText(/^ย่อขนาดจาก \d\.\d MB เหลือ [\d.]+ (MB|KB)$/)).toBeVisible();
  const sent = await chosen(page);
  expect(sent).toMatchObject({ type: 'image/webp', name: 'งาน.webp', width: 1500, height: 1000 });
  expect(sent?.size).toBeLessThan(3 * megabyte);
});

test('a photograph with an Exif orientation is rotated upright', async ({ page }) => {
  // stored sideways: the red corner is the upper right corner of the displayed picture
  await choosePicture(page, 'photo.jpg', 'image/jpeg', await jpegOf(page, 2400, 1600, 6));
  await expect(page.getByText(/^ย่อขนาดจาก/)).toBeVisible();
  const sent = await chosen(page);
  expect(sent?.height).toBeGreaterThan(sent?.width ?? 0);
  expect(sent?.size).toBeLessThan(3 * megabyte);
});

test('transparency is kept', async ({ page }) => {
  await choosePicture(page, 'logo.png', 'image/png', await pngOf(page, 1500, 1000, 0));
  await expect(page.getByText(/^ย่อขนาดจาก/)).toBeVisible();
  expect((await chosen(page))?.corner.alpha).toBe(0);
});

test('a picture within the limit is sent unchanged', async ({ page }) => {
  const small = await pngOf(page, 40, 30);
  await choosePicture(page, 'small.png', 'image/png', small);
  await expect(page.getByText('small.png')).toBeVisible();
  expect(await chosen(page)).toMatchObject({ type: 'image/png', size: small.length });
});

test('an animation over the limit is rejected', async ({ page }) => {
  await choosePicture(page, 'moving.gif', 'image/gif', gifOf(3 * megabyte + 1));
  await expect(page.getByText('ขนาดไฟล์ควรน้อยกว่า 3 MB!')).toBeVisible();
  expect(await chosen(page)).toBeNull();
});

test('a damaged picture is rejected immediately, and the previous one stays selected', async ({ page }) => {
  await choosePicture(page, 'good.png', 'image/png', await pngOf(page, 40, 30));
  await expect(page.getByText('good.png')).toBeVisible();
  await choosePicture(page, 'broken.jpg', 'image/jpeg', Buffer.from('this is no picture'));
  await expect(page.getByText('ไฟล์เสียหายหรืออ่านไม่ได้')).toBeVisible();
  await expect(page.getByText('good.png')).toBeVisible();
});

test('a file of a wrong type is rejected with its extension', async ({ page }) => {
  await choosePicture(page, 'drawing.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(page.getByText(/ชนิดไฟล์ \.svg ไม่รองรับ \(ใช้ได้: JPG, PNG, WEBP, GIF\)/)).toBeVisible();
  await chooseFile(page, 'setup.exe', 'application/x-msdownload', Buffer.from('MZ'));
  await expect(page.getByText(/ชนิดไฟล์ \.exe ไม่รองรับ/)).toBeVisible();
  await chooseFile(page, 'plan.pdf', 'application/pdf', Buffer.from('%PDF-1.7'));
  await expect(page.getByText('plan.pdf')).toBeVisible();
});
