import { entities } from '@faculty/contracts/entities';
import type { AnyEntity, FileRule } from '@faculty/contracts/kit/entity';
import type { PageKey } from '@faculty/contracts/pages';
import { facultySettingEntity } from '@faculty/contracts/website/faculty-setting';
import type { DeclaredRight } from '../kit/crud/context.ts';

interface UploadFolder extends FileRule {
  /** The required right; null: everybody signed in, for the picture of their own account. */
  right: DeclaredRight | null;
}

const mayAddFiles: DeclaredRight = { page: '/web/content_upload', action: 'add' };

/** Documented folder names of `POST /file/upload/{folder}` → file rules and required right. */
export const uploadFolders: Readonly<Record<string, UploadFolder>> = {
  'users/avatar': { kind: 'image', maxMegabytes: 3, folder: 'avatars', public: true, right: null },
  avatars: { kind: 'image', maxMegabytes: 3, folder: 'avatars', public: true, right: null },
  uploads: { kind: 'document', maxMegabytes: 10, folder: 'uploads', public: true, right: mayAddFiles },
  public: { kind: 'document', maxMegabytes: 10, folder: 'public', public: true, right: mayAddFiles },
  private: { kind: 'document', maxMegabytes: 10, folder: 'private', public: false, right: mayAddFiles },
};

/** Who may read the files of a folder: anyone, people with the right to view a page, or (null) nobody. */
type Readers = 'anyone' | { page: PageKey } | null;

const readersOfFolder = new Map<string, Readers>();
for (const { folder, public: isPublic } of Object.values(uploadFolders)) readersOfFolder.set(folder, isPublic ? 'anyone' : null);
for (const entity of [...entities, facultySettingEntity]) openFolders(entity);

/** Registers the readers of an entity's folders. @throws Error when another entity has registered other readers */
export function openFolders({ name, page, files }: Pick<AnyEntity, 'name' | 'page' | 'files'>): void {
  for (const { folder, public: isPublic } of Object.values<FileRule>(files)) {
    const readers = readersOfFolder.get(folder);
    const isConflict = readers !== undefined && (isPublic ? readers !== 'anyone' : typeof readers !== 'object' || readers?.page !== page);
    if (isConflict) throw new Error(`${name}: other readers than its own have the folder ${folder}`);
    readersOfFolder.set(folder, isPublic ? 'anyone' : { page });
  }
}

/** Who may read the file at this path. */
export function readersOf(path: string): Readers {
  return readersOfFolder.get(path.slice(0, path.indexOf('/'))) ?? null;
}

/** Whether anyone may read the file at this path. */
export const isPublicPath = (path: string): boolean => readersOf(path) === 'anyone';
