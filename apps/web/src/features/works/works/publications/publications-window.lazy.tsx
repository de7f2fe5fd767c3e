import type { Language } from '@faculty/contracts/kit/bilingual';
import { documentFormats, type TextFormat } from '@faculty/contracts/kit/reports';
import { type PublicationStyle, publicationRoutes, publicationStyles, publications } from '@faculty/contracts/works/publications';
import { Button, Group, Modal, ScrollArea, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { saveText } from '../../../../kit/api/download.ts';
import { call } from '../../../../kit/api/http.ts';
import { showNotice, showSuccess } from '../../../../kit/notifications/messages.ts';
import { FailedState, LoadingState } from '../../../../kit/notifications/states.tsx';
import { useReturnFocus } from '../../../../kit/notifications/use-return-focus.ts';
import { makeReport } from '../../../../kit/reports/make-report.ts';
import { TextLanguage } from '../../../../kit/reports/text-language.tsx';
import { copyEntries } from './copy-runs.ts';
import classes from './publications.module.css';
import { publicationPhrases, styleWords } from './publications.phrases.ts';

/** References that are shown; the others are copied and saved. */
const shownEntries = 30;
/** Characters of a file that are shown. */
const shownText = 4_000;

interface PublicationsWindowProps {
  query: Readonly<Record<string, unknown>>;
  onClose(): void;
}

/** What `PublicationsButton` opens. */
export function PublicationsWindow({ query, onClose }: PublicationsWindowProps) {
  useReturnFocus();
  const t = usePhrases(publicationPhrases);
  return (
    <Modal opened onClose={onClose} size="xl" title={<Text fw={600}>{t.title}</Text>} closeButtonProps={{ 'aria-label': t.close }}>
      <PublicationsDialog query={query} />
    </Modal>
  );
}

function PublicationsDialog({ query }: Pick<PublicationsWindowProps, 'query'>) {
  const t = usePhrases(publicationPhrases);
  const { language: shownIn } = useLanguage();
  const [style, setStyle] = useState<PublicationStyle>('apa');
  const [language, setLanguage] = useState<Language>(shownIn);
  const asked = { ...query, language, style };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['work', 'publications', asked],
    queryFn: async ({ signal }) => z.parse(publications, await call(publicationRoutes.show, { query: asked, signal })),
    placeholderData: keepPreviousData,
  });
  const making = useMutation({
    mutationFn: (format: TextFormat) => makeReport(publicationRoutes.file, { params: { format }, query: asked }),
  });
  const isReady = Boolean(data?.count) && !isPlaceholderData && !error;
  const text = data?.entries[0]?.[0] ?? '';
  const copy = async () => {
    if (!data) return;
    try {
      await copyEntries(data.entries, style === 'apa');
      showSuccess(t.copied(data.count));
    } catch {
      showNotice(t.notCopied);
    }
  };
  const file = { variant: 'default', leftSection: <IconDownload size={20} aria-hidden />, disabled: !isReady };
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <SegmentedControl
          aria-label={t.style}
          value={style}
          onChange={(value) => setStyle(value as PublicationStyle)} // one of the data
          data={publicationStyles.map((value) => ({ value, label: styleWords[value] }))}
        />
        <TextLanguage value={language} onChange={setLanguage} />
      </Group>
      <Group gap="sm">
        <Button leftSection={<IconCopy size={20} aria-hidden />} onClick={() => void copy()} disabled={!isReady}>
          {t.copy}
        </Button>
        {style === 'apa' ? (
          documentFormats.map((format) => (
            <Button key={format} {...file} loading={making.isPending && making.variables === format} onClick={() => making.mutate(format)}>
              {t[format]}
            </Button>
          ))
        ) : (
          <Button {...file} onClick={() => saveText(`publications.${style}`, text)}>
            {t.download}
          </Button>
        )}
        {data && !error && (
          <Text size="sm" c="dimmed" aria-live="polite">
            {data.count === 0 ? t.none : t.count(data.count)}
          </Text>
        )}
      </Group>
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState />}
      {data && !error && data.count > 0 && (
        <ScrollArea.Autosize
          mah="45vh"
          type="auto"
          offsetScrollbars="y"
          viewportProps={{ tabIndex: 0, 'aria-label': t.title, role: 'region' }}
        >
          {style === 'apa' ? <Entries entries={data.entries} /> : <pre className={classes.text}>{text.slice(0, shownText)}</pre>}
        </ScrollArea.Autosize>
      )}
    </Stack>
  );
}

/** References with their italics. */
function Entries({ entries }: { entries: readonly string[][] }) {
  const t = usePhrases(publicationPhrases);
  return (
    <>
      {entries.slice(0, shownEntries).map((runs, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only shown
        <p key={at} className={classes.entry} lang={/[ก-ฮ]/.test(runs[0] ?? '') ? 'th' : 'en'}>
          {runs.map((text, place) => (place % 2 === 1 ? <i key={runs.slice(0, place).join('')}>{text}</i> : text))}
        </p>
      ))}
      {entries.length > shownEntries && <Text c="dimmed">{t.more(entries.length - shownEntries)}</Text>}
    </>
  );
}
