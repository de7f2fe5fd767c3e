import { documentFormats, type TextFormat } from '@faculty/contracts/kit/reports';
import { type PublicationStyle, publicationRoutes, publicationStyles, publications } from '@faculty/contracts/works/publications';
import { Button, Menu } from '@mantine/core';
import { IconQuote } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { saveText } from '../../../../kit/api/download.ts';
import { call } from '../../../../kit/api/http.ts';
import { busyLook, toolLook } from '../../../../kit/list/tool-button.tsx';
import { refusedFields } from '../../../../kit/notifications/error-texts.ts';
import { showError, showNotice, showSuccess } from '../../../../kit/notifications/messages.ts';
import { makeReport } from '../../../../kit/reports/make-report.tsx';
import { copyEntries } from './copy-runs.ts';
import { publicationPhrases } from './publications.phrases.ts';

const styleWords: Record<PublicationStyle, string> = { apa: 'APA 7', bib: 'BibTeX', ris: 'RIS (EndNote, Zotero)', json: 'CSL-JSON' };
const formatWords: Record<TextFormat, string> = { docx: 'Word (.docx)', pdf: 'PDF' };

/** The works of the list as references, copied or saved by one press; `query` is what the list is filtered by. */
export function PublicationsMenu({ query }: { query: Readonly<Record<string, unknown>> }) {
  const t = usePhrases(publicationPhrases);
  const { language } = useLanguage();
  const asked = { ...query, language };
  const listIn = async (style: PublicationStyle) =>
    z.parse(publications, await call(publicationRoutes.show, { query: { ...asked, style } }));
  const making = useMutation({
    mutationFn: (make: () => Promise<void>) => make(),
    onError: (error) => showError(Object.values(refusedFields(error))[0] ?? error),
  });
  const copy = async (style: PublicationStyle) => {
    const list = listIn(style);
    const copying = copyEntries(
      list.then(({ entries }) => entries),
      style === 'apa',
    );
    const { count } = await list;
    await copying.then(
      () => showSuccess(t.copied(count)),
      () => showNotice(t.notCopied),
    );
  };
  const save = async (style: PublicationStyle) => saveText(`publications.${style}`, (await listIn(style)).entries[0]?.[0] ?? '');
  const item = (key: string, words: string, make: () => Promise<void>) => (
    <Menu.Item key={key} onClick={() => making.mutate(make)}>
      {words}
    </Menu.Item>
  );
  return (
    <Menu>
      <Menu.Target>
        <Button {...toolLook(IconQuote, t.title)} {...busyLook(making.isPending)} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t.copy}</Menu.Label>
        {publicationStyles.map((style) => item(`copy ${style}`, styleWords[style], () => copy(style)))}
        <Menu.Label>{t.save}</Menu.Label>
        {documentFormats.map((format) =>
          item(format, formatWords[format], () => makeReport(publicationRoutes.file, { params: { format }, query: asked })),
        )}
        {publicationStyles.map((style) => style !== 'apa' && item(`save ${style}`, styleWords[style], () => save(style)))}
      </Menu.Dropdown>
    </Menu>
  );
}
