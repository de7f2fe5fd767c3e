import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useMe } from '../../session/session.tsx';
import { type Draft, draftKey, dropDraft, readDraft, writeDraft } from './draft.ts';

/** Keeps what is typed in this browser, a moment after it was typed and at the latest when the page goes away. Without a name nothing is kept. */
export function useFormDraft<Values extends object>(name: string | null, id: string, empty: Values) {
  const key = draftKey(useMe().user_name, name ?? '', id);
  const keep = useDebouncedCallback((draft: Draft<Values> | null) => (draft ? writeDraft(key, draft) : dropDraft(key)), {
    delay: 500,
    flushOnUnmount: true,
  });
  useWindowEvent('pagehide', keep.flush);
  return {
    read: () => (name === null ? null : readDraft(key, empty)),
    /** null: nothing is unsaved any more. */
    keep: (draft: Draft<Values> | null) => (name === null ? undefined : keep(draft)),
    drop() {
      keep.cancel();
      dropDraft(key);
    },
  };
}
