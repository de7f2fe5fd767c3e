// Draws the demo data's pictures into prisma/seed/demo/pictures, where they are committed: `npx tsx prisma/pictures-src/draw-pictures.ts`.
// Run it again only after changing how they are drawn.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { portraitName, portraitsEach, sceneNames, scenePictureName, variants } from '../seed/demo/pictures.ts';
import { Random } from '../seed/demo/random.ts';
import { graduation, groupPhoto, signing } from './ceremony-scenes.ts';
import { Drawing } from './drawing.ts';
import { dance, lanterns, pattern } from './festive-scenes.ts';
import { conversation, desk, globe, sport } from './idea-scenes.ts';
import { campus, community, landscape } from './outdoor-scenes.ts';
import { palettes } from './palettes.ts';
import { portrait } from './portrait.ts';
import { library, seminar } from './study-scenes.ts';

const scenes = {
  landscape,
  campus,
  community,
  seminar,
  signing,
  groupPhoto,
  graduation,
  library,
  pattern,
  lanterns,
  dance,
  globe,
  desk,
  conversation,
  sport,
};

const folder = path.resolve(import.meta.dirname, '../seed/demo/pictures');
await rm(folder, { recursive: true, force: true });
await mkdir(folder);

for (const [place, scene] of sceneNames.entries()) {
  for (let variant = 0; variant < variants; variant += 1) {
    const colours = Object.values(palettes);
    // neighbours differ in colour as well as in what chance draws
    const palette = colours[(place * 2 + variant * 3) % colours.length] ?? palettes.noon;
    const art = new Drawing(new Random(`${scene}-${variant}`), palette);
    scenes[scene](art);
    await keep(scenePictureName(scene, variant), art.toSvg(), 1000);
  }
}
for (const sex of ['f', 'm'] as const) {
  for (let number = 0; number < portraitsEach; number += 1) await keep(portraitName(sex, number), portrait(`${sex}-${number}`, sex), 320);
}

async function keep(name: string, svg: string, width: number): Promise<void> {
  const picture = await sharp(Buffer.from(svg)).resize({ width }).webp({ quality: 72, effort: 6 }).toBuffer();
  await writeFile(path.join(folder, name), picture);
}
