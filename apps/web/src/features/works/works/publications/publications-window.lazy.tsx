import type { Language } from '@faculty/contracts/kit/bilingual';
import { buddhistYearOf } from '@faculty/contracts/kit/dates/era';
import { workParameters } from '@faculty/contracts/lookups/parameters';
import {
  type PublicationFormat,
  type PublicationStyle,
  publicationFormats,
  publicationRoutes,
  publicationStyles,
  publications,
} from '@faculty/contracts/works/publications';
import { type WorkQuery, work } from '@faculty/contracts/works/work';
import { Button, Group, Menu, Modal, ScrollArea, SegmentedControl, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { call } from '../../../../kit/api/http.ts';
import { choiceSearch } from '../../../../kit/fields/choice/choice-search.ts';
import { departmentCombo } from '../../../../kit/fields/choice/department-combo.ts';
import { useCombo } from '../../../../kit/fields/choice/use-combo.ts';
import { useParameters } from '../../../../kit/fields/choice/use-parameters.ts';
import { YearInput } from '../../../../kit/fields/day/year-input.tsx';
import { refusedFields } from '../../../../kit/notifications/error-texts.ts';
import { showNotice, showSuccess } from '../../../../kit/notifications/messages.ts';
import { FailedState, LoadingState } from '../../../../kit/notifications/states.tsx';
import { useReturnFocus } from '../../../../kit/notifications/use-return-focus.ts';
import { usePermittedOwners } from '../../../../kit/people/people-options.ts';
import { makeReport } from '../../../../kit/reports/make-report.ts';
import { useRight } from '../../../../kit/session/session.tsx';
import { copyEntries } from './copy-runs.ts';
import classes from './publications.module.css';
import { formatWords, publicationPhrases, styleWords } from './publications.phrases.ts';

/** References that are shown; the others are copied and saved. */
const shownEntries = 30;
/** Characters of a file that are shown. */
const shownText = 4_000;

interface PublicationsWindowProps {
  query: Pick<WorkQuery, 'user_name' | 'work_type' | 'start_date' | 'end_date'>;
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
  const { own_only } = useRight(work.page);
  const [style, setStyle] = useState<PublicationStyle>('apa');
  const [language, setLanguage] = useState<Language>(shownIn);
  const [user_name, setPerson] = useState<string | null>(query.user_name ?? null);
  const [up_department_id, setDepartment] = useState<string | null>(null);
  const [work_type, setType] = useState<string | null>(query.work_type ?? null);
  const [from, setFrom] = useState(query.start_date ? String(buddhistYearOf(query.start_date)) : '');
  const [to, setTo] = useState(query.end_date ? String(buddhistYearOf(query.end_date)) : '');
  const whole = (year: string) => (year.length === 4 ? year : undefined);
  const asked = { language, user_name, up_department_id, work_type, from_year: whole(from), to_year: whole(to) };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['work', 'publications', style, asked],
    queryFn: async ({ signal }) => z.parse(publications, await call(publicationRoutes.show, { query: { ...asked, style }, signal })),
    placeholderData: keepPreviousData,
  });
  const saving = useMutation({
    mutationFn: (format: PublicationFormat) => makeReport(publicationRoutes.file, { params: { format }, query: asked }),
  });
  const [refusal] = Object.values(error ? refusedFields(error) : {});
  const copy = async () => {
    if (!data) return;
    try {
      await copyEntries(data.entries, style === 'apa');
      showSuccess(t.copied(data.count));
    } catch {
      showNotice(t.notCopied);
    }
  };
  const types = useParameters(workParameters.types);
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <SegmentedControl
          aria-label={t.style}
          value={style}
          onChange={(value) => setStyle(value as PublicationStyle)} // one of the data
          data={publicationStyles.map((value) => ({ value, label: styleWords[value] }))}
        />
        <SegmentedControl
          aria-label={t.language}
          value={language}
          onChange={(value) => setLanguage(value as Language)} // one of the data
          data={[
            { value: 'th', label: 'ไทย' },
            { value: 'en', label: 'English' },
          ]}
        />
      </Group>
      <SimpleGrid cols={{ base: 2, sm: own_only ? 3 : 5 }} spacing="sm">
        {!own_only && <People value={user_name} onChange={setPerson} />}
        {!own_only && <Departments value={up_department_id} onChange={setDepartment} />}
        <Select label={t.type} data={types} value={work_type} onChange={setType} clearable searchable filter={choiceSearch} />
        <YearInput label={t.from} value={from} onChange={setFrom} required={false} error={refusal} />
        <YearInput label={t.to} value={to} onChange={setTo} required={false} />
      </SimpleGrid>
      <Group gap="sm">
        <Button leftSection={<IconCopy size={20} aria-hidden />} onClick={() => void copy()} disabled={!data?.count || isPlaceholderData}>
          {t.copy}
        </Button>
        <Menu>
          <Menu.Target>
            <Button
              variant="default"
              leftSection={<IconDownload size={20} aria-hidden />}
              loading={saving.isPending}
              disabled={!data?.count}
            >
              {t.download}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {publicationFormats.map((format) => (
              <Menu.Item key={format} onClick={() => saving.mutate(format)}>
                {formatWords[format][shownIn]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        {data && !error && (
          <Text size="sm" c="dimmed" aria-live="polite">
            {data.count === 0 ? t.none : t.count(data.count)}
          </Text>
        )}
      </Group>
      {error && !refusal && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState />}
      {data && !error && data.count > 0 && (
        <ScrollArea.Autosize
          mah="45vh"
          type="auto"
          offsetScrollbars="y"
          viewportProps={{ tabIndex: 0, 'aria-label': t.title, role: 'region' }}
        >
          {style === 'apa' ? (
            <Entries entries={data.entries} />
          ) : (
            <pre className={classes.text}>{data.entries[0]?.[0]?.slice(0, shownText)}</pre>
          )}
        </ScrollArea.Autosize>
      )}
    </Stack>
  );
}

interface ChoiceProps {
  value: string | null;
  onChange(value: string | null): void;
}

function People(props: ChoiceProps) {
  const t = usePhrases(publicationPhrases);
  return <Select {...props} label={t.person} data={usePermittedOwners(work.page)} limit={100} clearable searchable filter={choiceSearch} />;
}

function Departments(props: ChoiceProps) {
  const t = usePhrases(publicationPhrases);
  return <Select {...props} label={t.department} data={useCombo(departmentCombo)} clearable searchable filter={choiceSearch} />;
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
