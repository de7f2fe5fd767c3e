import type { FileRule } from '@faculty/contracts/kit/entity';
import type { DeclaredRight } from '../kit/context.ts';

/** Folders of the store whose files anyone may read at `/files/{path}`; every other folder needs a right. */
const publicFolders = ['news', 'news-album', 'uploads', 'avatars', 'public'] as const;

interface UploadFolder extends FileRule {
  /** The right of the folder's page; null: everybody signed in, for the picture of their own account. */
  right: DeclaredRight | null;
}

const mayAddFiles: DeclaredRight = { page: '/web/content_upload', action: 'add' };

/** What `POST /file/upload/{folder}` takes: the documented folder name → where its files go, what they may be, and who may send them. */
export const uploadFolders: Readonly<Record<string, UploadFolder>> = {
  'users/avatar': { kind: 'image', maxMegabytes: 3, folder: 'avatars', right: null },
  avatars: { kind: 'image', maxMegabytes: 3, folder: 'avatars', right: null },
  uploads: { kind: 'document', maxMegabytes: 10, folder: 'uploads', right: mayAddFiles },
  public: { kind: 'document', maxMegabytes: 10, folder: 'public', right: mayAddFiles },
  private: { kind: 'document', maxMegabytes: 10, folder: 'private', right: mayAddFiles },
};

/** Whether anyone may read the file at this path. */
export function isPublicPath(path: string): boolean {
  return publicFolders.some((folder) => path.startsWith(`${folder}/`));
}
