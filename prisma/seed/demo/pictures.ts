import { z } from 'zod';
import { Random } from './random.ts';

/** What the committed pictures show. */
export const sceneNames = [
  'landscape',
  'campus',
  'community',
  'seminar',
  'signing',
  'groupPhoto',
  'graduation',
  'library',
  'pattern',
  'lanterns',
  'dance',
  'globe',
  'desk',
  'conversation',
  'sport',
] as const;
export const sceneName = z.enum(sceneNames);
export type SceneName = z.infer<typeof sceneName>;

/** Pictures of each scene. */
export const variants = 4;
/** Portraits of women, and of men. */
export const portraitsEach = 20;

export const scenePictureName = (scene: SceneName, variant: number) => `${scene}-${variant + 1}.webp`;
export const portraitName = (sex: 'f' | 'm', number: number) => `portrait-${sex}-${number + 1}.webp`;

/** A picture of a scene, the same for the same seed. The next `place` of a series shows another. */
export function pictureOf(scene: SceneName, seed: string, place = 0): string {
  return scenePictureName(scene, (new Random(seed).whole(0, variants - 1) + place) % variants);
}

/** A person's portrait, the same for the same person. */
export function portraitOf(userName: string, sex: 'f' | 'm'): string {
  return portraitName(sex, new Random(`portrait-${userName}`).whole(0, portraitsEach - 1));
}
