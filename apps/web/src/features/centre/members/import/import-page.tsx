import { lcUser } from '@faculty/contracts/centre/lc-user';
import * as contract from '@faculty/contracts/centre/lc-user-import';
import { Alert, Badge, Button, Group, Select, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconFileDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { saveText } from '../../../../kit/api/download.ts';
import { call } from '../../../../kit/api/http.ts';
import { choiceSearch } from '../../../../kit/fields/choice/choice-search.ts';
import { FileDrop } from '../../../../kit/fields/files/file-drop.tsx';
import { refusedFields } from '../../../../kit/notifications/error-texts.ts';
import { showRetryableError } from '../../../../kit/notifications/messages.ts';
import { LoadingState } from '../../../../kit/notifications/states.tsx';
import { countText } from '../../../../kit/theme/counts.ts';
import { PageTitle } from '../../../../kit/theme/page-title.tsx';
import { importPhrases } from './import.phrases.ts';

const { importColumns, importLimits, importResult, lcUserImportRoutes: routes } = contract;
type Answers = readonly contract.ImportAnswer[];
const colours = { refuse: 'red', change: 'blue', add: 'green' } as const;

/** The import in the place of the list: a file, what is asked about it, what would happen, and saving that. */
export function ImportPage({ onClose }: { onClose(): void }) {
  const t = usePhrases(importPhrases);
  const client = useQueryClient();
  const [answers, setAnswers] = useState<Answers>([]);
  // the file stays in the browser and is sent each time, because the server keeps nothing
  const sending = useMutation({
    mutationFn: async ({ file, answers, plan = '' }: { file: File; answers: Answers; plan?: string }) => {
      const body = new FormData();
      body.set('answers', JSON.stringify(answers));
      body.set('plan', plan);
      body.set('file', file);
      return z.parse(importResult, await call(plan === '' ? routes.check : routes.save, { body }));
    },
    onSuccess: ({ is_saved }) => {
      if (is_saved) void client.invalidateQueries({ queryKey: [lcUser.name] });
    },
    onError: (error, sent) => {
      if (Object.keys(refusedFields(error)).length === 0) showRetryableError(error, () => sending.mutate(sent));
    },
  });
  const { data: result, variables: sent } = sending;
  const isOpen = result?.is_saved === false;
  const problem = isOpen && sent?.plan ? t.changedMeanwhile : Object.values(refusedFields(sending.error))[0];
  const isAnswered = answers.length > 0 && answers !== sent?.answers;

  return (
    <Stack maw="76rem">
      <PageTitle>{t.title}</PageTitle>
      <Group justify="space-between">
        <Title order={1}>{t.title}</Title>
        <Button variant="default" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={onClose}>
          {t.back}
        </Button>
      </Group>
      <FileDrop
        text={sent ? t.another(sent.file.name) : t.drop}
        rule={t.rule(importLimits.rows, importLimits.megabytes)}
        accept={['.xlsx', '.csv', '.txt']}
        disabled={sending.isPending}
        onFiles={([file]) => {
          setAnswers([]);
          if (file) sending.mutate({ file, answers: [] });
        }}
      />
      {!sent && <Download name={t.sampleName} rows={sample} words={t.sampleFile} />}
      {sending.isPending && <LoadingState />}
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      {sent && isOpen && (
        <>
          <Unknown result={result} answers={answers} onChange={setAnswers} />
          <Group>
            <Button
              disabled={!isAnswered && result.counts.add + result.counts.change === 0}
              onClick={() => sending.mutate({ file: sent.file, answers, plan: isAnswered ? '' : result.plan })}
            >
              {isAnswered ? t.checkAgain : t.save(result.counts.add, result.counts.change)}
            </Button>
          </Group>
        </>
      )}
      {result && <Outcome result={result} />}
    </Stack>
  );
}

/** What is asked about the list, each text once. */
function Unknown({ result, answers, onChange }: { result: contract.ImportResult; answers: Answers; onChange(answers: Answers): void }) {
  const t = usePhrases(importPhrases);
  const { language } = useLanguage();
  if (result.unknown.length === 0) return null;
  const titleOf = (field: string) => importColumns.find((column) => column.field === field)?.title[language] ?? t.column;
  return (
    <Stack gap="xs" component="section" aria-label={t.unknown}>
      <Title order={2} size="h3">
        {t.unknown}
      </Title>
      <Text c="dimmed">{t.unknownHint}</Text>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {result.unknown.map(({ field, text, rows }) => {
          const isThis = (one: contract.ImportAnswer) => one.field === field && one.text === text;
          return (
            <Select
              key={`${field} ${text}`}
              label={t.value(titleOf(field), text, rows)}
              data={result.choices[field]?.map(({ value, name }) => ({ value, label: name })) ?? []}
              value={answers.find(isThis)?.value || null}
              onChange={(value) => onChange([...answers.filter((one) => !isThis(one)), { field, text, value: value ?? '' }])}
              clearable
              searchable
              filter={choiceSearch}
            />
          );
        })}
      </SimpleGrid>
    </Stack>
  );
}

/** How many rows come to what, and the first of each. */
function Outcome({ result: { is_saved, counts, rows, left } }: { result: contract.ImportResult }) {
  const t = usePhrases(importPhrases);
  return (
    <Stack component="section" aria-label={t.result}>
      <Text role="status" fw={600}>
        {is_saved && t.saved(counts.add, counts.change)} {t.same(counts.same)}
      </Text>
      <Group>
        {(['refuse', 'change', 'add'] as const).map((outcome) => (
          <Badge key={outcome} color={colours[outcome]}>
            {t[outcome]} {countText(counts[outcome])}
          </Badge>
        ))}
        {counts.refuse > 0 && <Download name={t.leftName} rows={left} words={t.downloadLeft(counts.refuse)} />}
      </Group>
      {rows.length < counts.refuse + counts.change + counts.add && <Text c="dimmed">{t.first(importLimits.previewed)}</Text>}
      <Table
        data={{
          head: [t.row, t.outcome, t.member, t.details],
          body: rows.map(({ row, outcome, member, details }) => [row, outcome === 'same' ? '' : t[outcome], member, details]),
        }}
        styles={{ th: { whiteSpace: 'nowrap' }, td: { overflowWrap: 'anywhere' } }}
      />
    </Stack>
  );
}

/** Saves a csv for Excel, which else takes the zeros of codes and calculates what looks like a formula; the import reads both as they were. */
function Download({ name, rows, words }: { name: string; rows: contract.ImportResult['left']; words: string }) {
  const meant = (cell: string) => (/^\d+$/.test(cell) ? `="${cell}"` : cell.replace(/^[=+@-]/, "'$&"));
  const csv = rows.map((row) => row.map((cell) => `"${meant(cell).replaceAll('"', '""')}"`).join(',')).join('\r\n');
  return (
    <Group>
      <Button variant="default" leftSection={<IconFileDownload size={18} aria-hidden />} onClick={() => saveText(name, `\ufeff${csv}`)}>
        {words}
      </Button>
    </Group>
  );
}

const sampled = importColumns.filter(({ sample }) => sample !== undefined);
const sample = [sampled.map(({ title }) => title.th), sampled.map((column) => column.sample ?? '')];
