// Draws apps/web/public/icon_sdgs/SDGs1..17.webp: the pictograms beside this file, in white, on the goal's colour with its number.
// Run after changing one: npx tsx apps/web/icons-src/build.mjs
import { readFileSync } from 'node:fs';
import { sdgs } from '@faculty/contracts/website/sdgs';
import sharp from 'sharp';

const size = 96;
const target = new URL('../public/icon_sdgs/', import.meta.url);

/** Digits as strokes in a field of 10 × 16: the picture does not depend on the fonts of the machine. */
const digits = [
  'M5 0C9 0 10 3 10 8S9 16 5 16S0 13 0 8S1 0 5 0',
  'M2 3L6 0V16',
  'M0 4C1-1 10-1 10 4.5C10 8 5 10 0 16H10',
  'M0 2C3-1 10-1 10 4C10 7 7 7.5 4 7.5C7 7.5 10 8.5 10 12C10 17 3 17 0 14',
  'M8 16V0L0 11H10',
  'M9.5 0H1L0.5 7C4 5 10 5 10 11C10 17 3 17 0 14',
  'M8.5 0.5C3 2 0 7 0 11C0 17.5 10 17.5 10 11C10 5.5 3 5.5 0.5 9',
  'M0 0H10L4 16',
  'M5 7.5C1 7.5 0.5 5 0.5 4C0.5-1.3 9.5-1.3 9.5 4C9.5 5 9 7.5 5 7.5C1 7.5 0 10 0 11.7C0 17.4 10 17.4 10 11.7C10 10 9 7.5 5 7.5',
  'M1.5 15.5C7 14 10 9 10 5C10-1.5 0-1.5 0 5C0 10.5 7 10.5 9.5 7',
];

for (const [code, { colour }] of Object.entries(sdgs)) {
  const number = [...code.replace('SDGs', '')].map(
    (digit, place) => `<path d="${digits[Number(digit)]}" transform="translate(${place * 15} 0)"/>`,
  );
  const pictogram = readFileSync(new URL(`${code}.svg`, import.meta.url), 'utf8').replace(/<\/?svg[^>]*>/g, '');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="${size}" height="${size}">
    <rect width="96" height="96" rx="7" fill="${colour}"/>
    <g transform="translate(10 9) scale(1.15)" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round">${number.join('')}</g>
    <g transform="translate(-7 2)">${pictogram}</g>
  </svg>`;
  await sharp(Buffer.from(svg), { density: 288 })
    .resize(size, size)
    .webp({ lossless: true })
    .toFile(new URL(`${code}.webp`, target).pathname);
}
