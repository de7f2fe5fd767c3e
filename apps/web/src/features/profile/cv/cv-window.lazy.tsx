import { inLanguage, type Language } from '@faculty/contracts/kit/bilingual';
import { type Cv, type CvChoice, cv, cvRoutes, maxHighlights } from '@faculty/contracts/profile/cv';
import type { documentFormats } from '@faculty/contracts/works/publications';
import { ActionIcon, Button, Group, Modal, SegmentedControl, Select, Stack, Switch, Text, Title } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconFileTypeDocx, IconPrinter, IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import { choiceSearch } from '../../../kit/fields/choice/choice-search.ts';
import { showError } from '../../../kit/notifications/messages.ts';
import { FailedState, LoadingState } from '../../../kit/notifications/states.tsx';
import { useReturnFocus } from '../../../kit/notifications/use-return-focus.ts';
import { makeReport } from '../../../kit/reports/make-report.ts';
import { yearText } from '../../../kit/theme/dates.ts';
import classes from './cv.module.css';
import { cvPhrases, sectionWords } from './cv.phrases.ts';

const queryKey = ['work', 'cv'];

/** What `CvButton` opens. */
export function CvWindow({ onClose }: { onClose(): void }) {
  useReturnFocus();
  const t = usePhrases(cvPhrases);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => z.parse(cv, await call(cvRoutes.read, { signal })),
  });
  return (
    <Modal opened onClose={onClose} size="lg" title={<Text fw={600}>{t.title}</Text>} closeButtonProps={{ 'aria-label': t.close }}>
      {error ? <FailedState error={error} onRetry={() => void refetch()} /> : data ? <CvDialog cv={data} /> : <LoadingState />}
    </Modal>
  );
}

const moved = <Item,>(items: readonly Item[], at: number, by: -1 | 1): Item[] => {
  const next = [...items];
  next.splice(at + by, 0, ...next.splice(at, 1));
  return next;
};

/** Every change is kept at once, so that the next document has it. */
function CvDialog({ cv: { works, ...choice } }: { cv: Cv }) {
  const t = usePhrases(cvPhrases);
  const { language: shownIn } = useLanguage();
  const client = useQueryClient();
  const [language, setLanguage] = useState<Language>(shownIn);
  const keeping = useMutation({
    // one after another: the last one counts
    scope: { id: 'cv' },
    mutationFn: (body: CvChoice) => call(cvRoutes.save, { body }),
    onMutate: (body) => client.setQueryData<Cv>(queryKey, { works, ...body }),
    onError: (problem) => {
      showError(problem);
      void client.invalidateQueries({ queryKey });
    },
  });
  const change = (part: Partial<CvChoice>) => keeping.mutate({ ...choice, ...part });
  const making = useMutation({
    mutationFn: (format: (typeof documentFormats)[number]) =>
      makeReport(cvRoutes.file, { params: { format }, query: { language } }, format === 'pdf'),
  });
  const titles = new Map(works.map(({ work_id, title_th, title_en }) => [work_id, inLanguage(shownIn, title_th, title_en)]));
  const offered = works.flatMap(({ work_id, year }) =>
    choice.highlights.includes(work_id)
      ? []
      : { value: String(work_id), label: [titles.get(work_id), year && yearText(year, shownIn)].filter(Boolean).join(' · ') },
  );
  const { sections, highlights } = choice;
  return (
    <Stack>
      <Group gap="sm">
        <SegmentedControl
          aria-label={t.language}
          value={language}
          onChange={(value) => setLanguage(value as Language)} // one of the data
          data={[
            { value: 'th', label: 'ไทย' },
            { value: 'en', label: 'English' },
          ]}
        />
        <Button
          leftSection={<IconFileTypeDocx size={20} aria-hidden />}
          disabled={keeping.isPending}
          loading={making.isPending && making.variables === 'docx'}
          onClick={() => making.mutate('docx')}
        >
          {t.word}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={20} aria-hidden />}
          disabled={keeping.isPending}
          loading={making.isPending && making.variables === 'pdf'}
          onClick={() => making.mutate('pdf')}
        >
          {t.pdf}
        </Button>
      </Group>
      <section aria-labelledby="cv-sections">
        <Title order={3} id="cv-sections">
          {t.sections}
        </Title>
        <ul className={classes.rows}>
          {sections.map(({ section, shown }, at) => (
            <Row
              key={section}
              name={sectionWords[section][shownIn]}
              onMove={(by) => change({ sections: moved(sections, at, by) })}
              isFirst={at === 0}
              isLast={at === sections.length - 1}
            >
              <Switch
                label={sectionWords[section][shownIn]}
                checked={shown === 'Y'}
                onChange={(event) => {
                  const flag = event.currentTarget.checked ? 'Y' : 'N';
                  change({ sections: sections.map((each) => (each.section === section ? { section, shown: flag } : each)) });
                }}
              />
            </Row>
          ))}
        </ul>
      </section>
      <section aria-labelledby="cv-highlights">
        <Title order={3} id="cv-highlights">
          {t.highlights}
        </Title>
        <Text size="sm" c="dimmed">
          {t.hint}
        </Text>
        <ul className={classes.rows}>
          {highlights.map((id, at) => (
            <Row
              key={id}
              name={titles.get(id) ?? ''}
              onMove={(by) => change({ highlights: moved(highlights, at, by) })}
              isFirst={at === 0}
              isLast={at === highlights.length - 1}
              onRemove={() => change({ highlights: highlights.filter((each) => each !== id) })}
            >
              {titles.get(id)}
            </Row>
          ))}
        </ul>
        {highlights.length === 0 && <Text size="sm">{t.none}</Text>}
        {highlights.length < maxHighlights && offered.length > 0 && (
          <Select
            mt="xs"
            aria-label={t.pick}
            placeholder={t.pick}
            data={offered}
            limit={100}
            value={null}
            searchable
            filter={choiceSearch}
            onChange={(id) => id !== null && change({ highlights: [...highlights, Number(id)] })}
          />
        )}
      </section>
    </Stack>
  );
}

interface RowProps {
  name: string;
  onMove(by: -1 | 1): void;
  isFirst: boolean;
  isLast: boolean;
  onRemove?(): void;
  children: ReactNode;
}

function Row({ name, onMove, isFirst, isLast, onRemove, children }: RowProps) {
  const t = usePhrases(cvPhrases);
  return (
    <li>
      <div className={classes.name}>{children}</div>
      <ActionIcon variant="subtle" size={44} aria-label={t.up(name)} disabled={isFirst} onClick={() => onMove(-1)}>
        <IconArrowUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" size={44} aria-label={t.down(name)} disabled={isLast} onClick={() => onMove(1)}>
        <IconArrowDown size={20} aria-hidden />
      </ActionIcon>
      {onRemove && (
        <ActionIcon variant="subtle" size={44} aria-label={t.remove(name)} onClick={onRemove}>
          <IconX size={20} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
