import type { Language } from '@faculty/contracts/kit/bilingual';
import { type DocumentBody, hasCover } from '@faculty/contracts/website/document-record';
import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { speak } from '../../../i18n/speak.ts';
import { type PreviewPage, RichTextPreview } from '../../../kit/fields/rich-text-preview.tsx';
import { useObjectUrl } from '../../../kit/fields/use-object-url.ts';
import type { FormValues } from '../../../kit/form/core/form-values.ts';
import { dayText } from '../../../kit/theme/dates.ts';
import type { Section } from './document-section.ts';
import type { DocumentForm } from './document-values.ts';

/** Preview of the unsaved form values: cover, facts, text and attachment. */
export function DocumentPreview({ form, of }: { form: DocumentForm; of: Section }) {
  const t = usePhrases(of.phrases);
  const [pages, setPages] = useState<PreviewPage[] | null>(null);
  const chosen = { th: useObjectUrl(form.files.chosen.doc_h_image_th ?? null), en: useObjectUrl(form.files.chosen.doc_h_image_en ?? null) };

  function pageIn(lang: Language): PreviewPage {
    const typed = form.fields.getValues();
    const stored = form.row?.[lang === 'th' ? 'doc_h_image_th' : 'doc_h_image_en'] ?? null;
    return {
      lang,
      title: lang === 'th' ? typed.doc_title_th : typed.doc_title_en,
      picture: hasCover(of.section, typed.doc_group_tag) ? (chosen[lang] ?? stored) : null,
      html: bodyOf(typed, form.files.chosen.doc_h_file?.name ?? form.row?.doc_h_file ?? '', of, lang),
    };
  }

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEye size={20} aria-hidden />}
        onClick={() => setPages([pageIn('th'), ...(form.fields.getValues().switch_lang === 'Y' ? [pageIn('en')] : [])])}
      >
        {t.preview}
      </Button>
      {pages && <RichTextPreview pages={pages} onClose={() => setPages(null)} />}
    </>
  );
}

type Typed = FormValues<DocumentBody>;

function bodyOf(typed: Typed, file: string, { phrases }: Section, lang: Language): string {
  const t = speak(phrases, lang);
  const facts = [
    ...(typed.doc_index === '-' ? [] : [t.inNumber(typed.doc_index)]),
    t.inYear(Number(typed.doc_year)),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(typed.doct_date ?? '') ? [dayText(typed.doct_date as string, lang)] : []),
  ];
  const paragraphs = (lang === 'th' ? typed.doc_content_th : typed.doc_content_en).split('\n').filter((line) => line.trim() !== '');
  // the stored file name is random: show the file type instead
  const kind = /\.(\w+)$/.exec(file)?.[1]?.toUpperCase();
  const opens = typed.status_link === 'N' ? typed.doc_h_url : kind === undefined ? t.doc_h_file : `${t.doc_h_file} (${kind})`;
  const lines = [facts.join(' · '), ...paragraphs].map((line) => `<p>${escaped(line)}</p>`);
  return `${lines.join('')}<p><a href="#">${escaped(opens)}</a></p>`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
