import { Button } from '@mantine/core';
import { IconEyeShare } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import classes from '../form/layout/head-button.module.css';
import { useMayMakePreviews } from '../session/use-website.ts';
import { PreviewLinks } from './preview-links.lazy.tsx';
import { previewLinksOpenPhrases } from './preview-links.phrases.ts';
import type { PreviewedRecord } from './preview-links-dialog.tsx';

/** Opens the preview links of a form's record, where the website shows them. */
export function PreviewLinksButton(record: PreviewedRecord) {
  const t = usePhrases(previewLinksOpenPhrases);
  const isOffered = useMayMakePreviews();
  const [isOpen, setOpen] = useState(false);
  if (!isOffered) return null;
  return (
    <>
      <Button
        variant="default"
        className={classes.button ?? ''}
        leftSection={<IconEyeShare size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={classes.word}>{t.open}</span>
      </Button>
      {isOpen && <PreviewLinks {...record} onClose={() => setOpen(false)} />}
    </>
  );
}
