import type { Language } from '@faculty/contracts/kit/words';
import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { type PreviewPage, RichTextPreview } from '../../../kit/fields/rich-text-preview.tsx';
import { personPagePhrases } from './person-page.phrases.ts';
import type { PersonPageForm } from './person-page-values.ts';
import { showcaseHtml } from './showcase-html.ts';
import { useShowcasePeople } from './use-showcase-people.ts';

/** Shows the page as it is typed now: its text, and the people under it. */
export function ShowcasePreview({ form }: { form: PersonPageForm }) {
  const t = usePhrases(personPagePhrases);
  const people = useShowcasePeople();
  const [pages, setPages] = useState<PreviewPage[] | null>(null);

  function open(): void {
    const typed = form.fields.getValues();
    const page = (lang: Language, title: string, content: string) => ({
      lang,
      title,
      picture: null,
      html: content + showcaseHtml(typed.persons_objects, people, lang),
    });
    setPages([page('th', typed.persons_title_th, typed.persons_content_th), page('en', typed.persons_title_en, typed.persons_content_en)]);
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
