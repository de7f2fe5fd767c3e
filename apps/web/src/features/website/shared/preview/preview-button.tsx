import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import classes from '../../../../kit/form/layout/head-button.module.css';
import { type PreviewPage, RichTextPreview } from './rich-text-preview.tsx';

const phrases = { preview: { th: 'ดูตัวอย่าง', en: 'Preview' } };

/** Previews the content as typed; `pages` is called when the button is pressed. */
export function PreviewButton({ pages }: { pages(): PreviewPage[] }) {
  const t = usePhrases(phrases);
  const [shown, setShown] = useState<PreviewPage[] | null>(null);
  return (
    <>
      <Button
        variant="default"
        className={classes.button ?? ''}
        leftSection={<IconEye size={18} aria-hidden />}
        onClick={() => setShown(pages())}
      >
        <span className={classes.word}>{t.preview}</span>
      </Button>
      {shown && <RichTextPreview pages={shown} onClose={() => setShown(null)} />}
    </>
  );
}
