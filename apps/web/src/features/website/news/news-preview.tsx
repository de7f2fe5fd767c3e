import { PreviewButton } from '../../../kit/fields/preview-button.tsx';
import type { PreviewPage } from '../../../kit/fields/rich-text-preview.tsx';
import { useObjectUrl } from '../../../kit/fields/use-object-url.ts';
import type { NewsForm } from './news-values.ts';

/** Shows the item as it is typed now. */
export function NewsPreview({ form }: { form: NewsForm }) {
  const chosenThai = useObjectUrl(form.files.chosen.news_h_image_th ?? null);
  const chosenEnglish = useObjectUrl(form.files.chosen.news_h_image_en ?? null);

  function pages(): PreviewPage[] {
    const typed = form.fields.getValues();
    const thai = { title: typed.news_title_th, html: typed.news_content_th, picture: chosenThai ?? form.row?.news_h_image_th ?? null };
    const english = {
      title: typed.news_title_en,
      html: typed.news_content_en,
      picture: chosenEnglish ?? form.row?.news_h_image_en ?? null,
    };
    return [{ lang: 'th', ...thai }, ...(typed.switch_lang === 'Y' ? [{ lang: 'en', ...english } as const] : [])];
  }

  return <PreviewButton pages={pages} />;
}
