import { Button } from '@mantine/core';
import { IconFileCv } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { lazyPart } from '../../../kit/notifications/lazy-part.tsx';
import { cvPhrases } from './cv.phrases.ts';

const CvWindow = lazyPart(() => import('./cv-window.lazy.tsx').then((m) => m.CvWindow));

/** Opens what goes into one's own CV, and the document. */
export function CvButton() {
  const t = usePhrases(cvPhrases);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        radius="xl"
        size="compact-sm"
        h={30}
        px={8}
        fz={14}
        fw={400}
        c="var(--mantine-color-anchor)"
        leftSection={<IconFileCv size={18} aria-hidden />}
        aria-label={t.title}
        onClick={() => setOpen(true)}
      >
        CV
      </Button>
      {isOpen && <CvWindow onClose={() => setOpen(false)} />}
    </>
  );
}
