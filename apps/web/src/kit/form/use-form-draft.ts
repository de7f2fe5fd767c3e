import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useMe } from '../session/session.tsx';
import { type Draft, draftKey, dropDraft, readDraft, writeDraft } from './draft.ts';

/** Keeps what is typed in this browser, a moment after it was typed and at the latest when the page goes away. */
export function useFormDraft<Values extends object>(entity: string, id: string, empty: Values) {
  const key = draftKey(useMe().user_name, entity, id);
  const keep = useDebouncedCallback((draft: Draft<Values> | null) => (draft ? writeDraft(key, draft) : dropDraft(key)), {
    delay: 500,
    flushOnUnmount: true,
  });
  useWindowEvent('pagehide', keep.flush);
  return {
    read: () => readDraft(key, empty),
    /** null: nothing is unsaved any more. */
    keep,
    drop() {
      keep.cancel();
      dropDraft(key);
    },
  };
}
