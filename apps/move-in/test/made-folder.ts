import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSharp } from '../../api/src/storage/uploads/picture.ts';
import { MoveFolder } from '../src/folder/move-folder.ts';

const pdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** A copy of the folder that was made by hand, with pictures and a document. */
export async function madeFolder(): Promise<MoveFolder> {
  const folder = mkdtempSync(path.join(tmpdir(), 'faculty-move-in-'));
  cpSync(path.join(import.meta.dirname, 'folders/faculty'), folder, { recursive: true });
  const sharp = await loadSharp();
  for (const [at, name] of ['news/cover.png', 'news/album.png', 'news/in-text.png', 'deans/somchai.png'].entries()) {
    const file = path.join(folder, 'files', name);
    mkdirSync(path.dirname(file), { recursive: true });
    const background = { r: 60 * at, g: 100, b: 200 };
    writeFileSync(
      file,
      await sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    );
  }
  mkdirSync(path.join(folder, 'files/docs'));
  writeFileSync(path.join(folder, 'files/docs/form.pdf'), pdf);
  return new MoveFolder(folder);
}
