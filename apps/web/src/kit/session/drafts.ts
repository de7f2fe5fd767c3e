/** Prefix of unsaved form drafts in the browser's storage, followed by the user name. */
export const draftPrefix = 'draft:';

/** Where the drafts of one person begin. */
export const draftsOf = (userName: string): string => `${draftPrefix}${userName}:`;

/** Forgets what one person typed and did not save: they sign out. What another left here by no wish of theirs waits for them. */
export function dropDraftsOf(userName: string): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(draftsOf(userName))) storage.removeItem(key);
  }
}
