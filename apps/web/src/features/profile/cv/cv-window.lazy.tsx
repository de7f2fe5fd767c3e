import { inLanguage, type Language } from '@faculty/contracts/kit/bilingual';
import { documentFormats, type TextFormat } from '@faculty/contracts/kit/reports';
import { type Cv, type CvChoice, type CvSection, cv, cvRoutes, cvSection, maxHighlights } from '@faculty/contracts/profile/cv';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconFileTypeDocx, IconPrinter } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import { MultiChoiceInput } from '../../../kit/fields/choice/multi-choice-field.tsx';
import { optionsOf } from '../../../kit/fields/choice/use-parameters.ts';
import { showError } from '../../../kit/notifications/messages.ts';
import { FailedState, LoadingState } from '../../../kit/notifications/states.tsx';
import { useReturnFocus } from '../../../kit/notifications/use-return-focus.ts';
import { makeReport } from '../../../kit/reports/make-report.tsx';
import { yearText } from '../../../kit/theme/dates.ts';
import { cvPhrases } from './cv.phrases.ts';
import { TextLanguage } from './text-language.tsx';

const queryKey = ['work', 'cv'];
const files = {
  docx: { words: 'word', variant: 'filled', icon: <IconFileTypeDocx size={20} aria-hidden /> },
  pdf: { words: 'pdf', variant: 'default', icon: <IconPrinter size={20} aria-hidden /> },
} as const;

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
    mutationFn: (format: TextFormat) => makeReport(cvRoutes.file, { params: { format }, query: { language } }, format === 'pdf'),
  });
  const isFull = choice.highlights.length >= maxHighlights;
  const offered = works
    .filter(({ work_id }) => !isFull || choice.highlights.includes(work_id))
    .map(({ work_id, title_th, title_en, year }) => ({
      value: String(work_id),
      label: [inLanguage(shownIn, title_th, title_en), year && yearText(year, shownIn)].filter(Boolean).join(' · '),
    }));
  return (
    <Stack>
      <Group gap="sm">
        <TextLanguage value={language} onChange={setLanguage} />
        {documentFormats.map((format) => (
          <Button
            key={format}
            variant={files[format].variant}
            leftSection={files[format].icon}
            disabled={keeping.isPending}
            loading={making.isPending && making.variables === format}
            onClick={() => making.mutate(format)}
          >
            {t[files[format].words]}
          </Button>
        ))}
      </Group>
      <MultiChoiceInput
        label={t.sections}
        description={t.sectionsHint}
        options={optionsOf(cvSection.words, shownIn)}
        value={choice.sections}
        onChange={(sections) => change({ sections: sections as CvSection[] })} // of the options
      />
      <MultiChoiceInput
        label={t.highlights}
        description={t.hint}
        options={offered}
        value={choice.highlights.map(String)}
        onChange={(highlights) => change({ highlights: highlights.map(Number) })}
      />
    </Stack>
  );
}
