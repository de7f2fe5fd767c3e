import { entities } from '@faculty/contracts/entities';
import type { AnyEntity, FileRule } from '@faculty/contracts/kit/entity';
import type { PageKey } from '@faculty/contracts/pages';
import type { DeclaredRight } from '../kit/crud/context.ts';

interface UploadFolder extends FileRule {
  /** The right of the folder's page; null: everybody signed in, for the picture of their own account. */
  right: DeclaredRight | null;
}

const mayAddFiles: DeclaredRight = { page: '/web/content_upload', action: 'add' };

/** What `POST /file/upload/{folder}` takes: the documented folder name → where its files go, what they may be, and who may send them. */
export const uploadFolders: Readonly<Record<string, UploadFolder>> = {
  'users/avatar': { kind: 'image', maxMegabytes: 3, folder: 'avatars', public: true, right: null },
  avatars: { kind: 'image', maxMegabytes: 3, folder: 'avatars', public: true, right: null },
  uploads: { kind: 'document', maxMegabytes: 10, folder: 'uploads', public: true, right: mayAddFiles },
  public: { kind: 'document', maxMegabytes: 10, folder: 'public', public: true, right: mayAddFiles },
  private: { kind: 'document', maxMegabytes: 10, folder: 'private', public: false, right: mayAddFiles },
};

/** Who reads the files of a folder at their addresses: anyone, who may view a page, or (null) nobody. */
type Readers = 'anyone' | { page: PageKey } | null;

const readersOfFolder = new Map<string, Readers>();
for (const { folder, public: isPublic } of Object.values(uploadFolders)) readersOfFolder.set(folder, isPublic ? 'anyone' : null);
for (const entity of entities) openFolders(entity);

/** Lets the files of an entity be read by whom it says. @throws Error when another gives one of its folders other readers */
export function openFolders({ name, page, files }: Pick<AnyEntity, 'name' | 'page' | 'files'>): void {
  for (const { folder, public: isPublic } of Object.values<FileRule>(files)) {
    const readers = readersOfFolder.get(folder);
    const isOthers = readers !== undefined && (isPublic ? readers !== 'anyone' : typeof readers !== 'object' || readers?.page !== page);
    if (isOthers) throw new Error(`${name}: other readers than its own have the folder ${folder}`);
    readersOfFolder.set(folder, isPublic ? 'anyone' : { page });
  }
}

/** Who may read the file at this path. */
export function readersOf(path: string): Readers {
  return readersOfFolder.get(path.slice(0, path.indexOf('/'))) ?? null;
}

/** Whether anyone may read the file at this path. */
export const isPublicPath = (path: string): boolean => readersOf(path) === 'anyone';
