import { Button } from '@mantine/core';
import { IconQuote } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { toolLook } from '../../../../kit/list/tool-button.tsx';
import { lazyPart } from '../../../../kit/notifications/lazy-part.tsx';
import { publicationPhrases } from './publications.phrases.ts';

const PublicationsWindow = lazyPart(() => import('./publications-window.lazy.tsx').then((m) => m.PublicationsWindow));

/** The works of the list as references; `query` is what the list is filtered by. */
export function PublicationsButton({ query }: { query: Readonly<Record<string, unknown>> }) {
  const t = usePhrases(publicationPhrases);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...toolLook(IconQuote, t.title)} onClick={() => setOpen(true)} />
      {isOpen && <PublicationsWindow query={query} onClose={() => setOpen(false)} />}
    </>
  );
}
