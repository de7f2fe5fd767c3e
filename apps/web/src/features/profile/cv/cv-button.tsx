import { Button } from '@mantine/core';
import { IconFileCv } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { lazyPart } from '../../../kit/notifications/lazy-part.tsx';
import { quickLink } from '../quick-link.ts';
import { cvPhrases } from './cv.phrases.ts';

const CvWindow = lazyPart(() => import('./cv-window.lazy.tsx').then((m) => m.CvWindow));

/** Opens what goes into one's own CV, and the document. */
export function CvButton() {
  const t = usePhrases(cvPhrases);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...quickLink} leftSection={<IconFileCv size={18} aria-hidden />} aria-label={t.title} onClick={() => setOpen(true)}>
        CV
      </Button>
      {isOpen && <CvWindow onClose={() => setOpen(false)} />}
    </>
  );
}
