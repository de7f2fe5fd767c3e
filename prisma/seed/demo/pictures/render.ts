import sharp from 'sharp';
import { Random } from '../random.ts';
import { graduation, groupPhoto, signing } from './ceremony-scenes.ts';
import { Drawing } from './drawing.ts';
import { dance, lanterns, pattern } from './festive-scenes.ts';
import { conversation, desk, globe, sport } from './idea-scenes.ts';
import { campus, community, landscape } from './outdoor-scenes.ts';
import { type PaletteName, palettes } from './palettes.ts';
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
} as const;

export type SceneName = keyof typeof scenes;

export interface Picture {
  scene: SceneName;
  palette: PaletteName;
  /** What makes it different from the next picture of the same scene. */
  seed: string;
}

/** Draws a picture of 1200 × 675 points. */
export async function renderPicture({ scene, palette, seed }: Picture): Promise<Buffer> {
  const art = new Drawing(new Random(seed), palettes[palette]);
  scenes[scene](art);
  return sharp(Buffer.from(art.toSvg())).jpeg({ quality: 86 }).toBuffer();
}
