import type { FileRule } from '@faculty/contracts/kit/entity';

/** Folders of the store whose files anyone may read at `/files/{path}`; every other folder needs a right. */
const publicFolders = ['news', 'news-album', 'uploads', 'avatars', 'public'] as const;

/** What `POST /file/upload/{folder}` takes: the documented folder name → where its files go and what they may be. */
export const uploadFolders: Readonly<Record<string, FileRule>> = {
  'users/avatar': { kind: 'image', maxMegabytes: 3, folder: 'avatars' },
  avatars: { kind: 'image', maxMegabytes: 3, folder: 'avatars' },
  uploads: { kind: 'document', maxMegabytes: 10, folder: 'uploads' },
  public: { kind: 'document', maxMegabytes: 10, folder: 'public' },
  private: { kind: 'document', maxMegabytes: 10, folder: 'private' },
};

/** Whether anyone may read the file at this path. */
export function isPublicPath(path: string): boolean {
  return publicFolders.some((folder) => path.startsWith(`${folder}/`));
}
