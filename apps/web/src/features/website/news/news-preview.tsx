import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { type PreviewPage, RichTextPreview } from '../../../kit/fields/rich-text-preview.tsx';
import { useObjectUrl } from '../../../kit/fields/use-object-url.ts';
import { newsPhrases } from './news.phrases.ts';
import type { NewsForm } from './news-values.ts';

/** Shows the item as it is typed now. */
export function NewsPreview({ form }: { form: NewsForm }) {
  const t = usePhrases(newsPhrases);
  const [pages, setPages] = useState<PreviewPage[] | null>(null);
  const chosenThai = useObjectUrl(form.files.chosen.news_h_image_th ?? null);
  const chosenEnglish = useObjectUrl(form.files.chosen.news_h_image_en ?? null);

  function open(): void {
    const typed = form.fields.getValues();
    const thai = { title: typed.news_title_th, html: typed.news_content_th, picture: chosenThai ?? form.row?.news_h_image_th ?? null };
    const english = {
      title: typed.news_title_en,
      html: typed.news_content_en,
      picture: chosenEnglish ?? form.row?.news_h_image_en ?? null,
    };
    setPages([{ lang: 'th', ...thai }, ...(typed.switch_lang === 'Y' ? [{ lang: 'en', ...english } as const] : [])]);
  }

  return (
    <>
      <Button variant="default" leftSection={<IconEye size={20} aria-hidden />} onClick={open}>
        {t.preview}
      </Button>
      {pages && <RichTextPreview pages={pages} onClose={() => setPages(null)} />}
    </>
  );
}
