import { z } from 'zod';
import sceneData from './data/scenes.json' with { type: 'json' };
import { Random } from './random.ts';

type SceneName = keyof typeof sceneData;
/** What the committed pictures show. */
export const sceneNames = Object.keys(sceneData) as SceneName[]; // keys of a data file
export const sceneName = z.enum(sceneNames);

/** The scenes that belong to the same event as this one, itself first. */
export const scenesWith = (scene: SceneName): SceneName[] => z.array(sceneName).parse(sceneData[scene]);

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
