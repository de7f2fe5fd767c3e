import { namePart } from '../../../kit/people/name-part.ts';

/** Where the evidence of a record stands in the pack: `หลักฐาน/ผลงาน/000012 ชื่อ.pdf`. */
export function evidenceName(folder: string, id: number, title: string, storedPath: string): string {
  const extension = /\.[a-z0-9]{1,5}$/.exec(storedPath)?.[0] ?? '';
  return `หลักฐาน/${folder}/${`${String(id).padStart(6, '0')} ${namePart(title)}`.trim()}${extension}`;
}
