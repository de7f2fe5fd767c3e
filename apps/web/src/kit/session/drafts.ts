/** Unsaved form drafts are kept in this browser under this prefix, so that they can be dropped together when another person signs in. */
export const draftPrefix = 'draft:';

const personKey = 'last_person';

/** Forgets everything typed and not saved. */
export function dropDrafts(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(draftPrefix)) storage.removeItem(key);
  }
}

/** Drafts belong to one person: they are dropped when somebody else signs in on the same machine. */
export function keepDraftsOf(personId: number): void {
  const last = localStorage.getItem(personKey);
  if (last !== null && last !== String(personId)) dropDrafts();
  localStorage.setItem(personKey, String(personId));
}
