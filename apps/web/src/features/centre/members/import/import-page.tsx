import { lcUser } from '@faculty/contracts/centre/lc-user';
import * as contract from '@faculty/contracts/centre/lc-user-import';
import { errors } from '@faculty/contracts/errors';
import { Alert, Badge, Button, Group, Select, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconFileDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { saveText } from '../../../../kit/api/download.ts';
import { call } from '../../../../kit/api/http.ts';
import { randomUuid } from '../../../../kit/api/random-uuid.ts';
import { choiceSearch } from '../../../../kit/fields/choice/choice-search.ts';
import { FileDrop } from '../../../../kit/fields/file-drop.tsx';
import { refusedFields } from '../../../../kit/notifications/error-texts.ts';
import { showRetryableError } from '../../../../kit/notifications/messages.ts';
import { EmptyState } from '../../../../kit/notifications/states.tsx';
import { useRight } from '../../../../kit/session/session.tsx';
import { countText } from '../../../../kit/theme/counts.ts';
import { PageTitle } from '../../../../kit/theme/page-title.tsx';
import { importPhrases } from './import.phrases.ts';

const { importColumns, importLimits, importResult, importTypes, lcUserImportRoutes: routes } = contract;
type Answers = readonly contract.ImportAnswer[];
const shown = { refuse: 'red', change: 'blue', add: 'green' } as const;
const downloadIcon = <IconFileDownload size={18} aria-hidden />;

/** One call of the import. The file stays in the browser and is sent each time, because the server keeps nothing. */
interface Sending {
  file: File;
  answers: Answers;
  /** The plan to save; without it the call only checks. */
  plan?: string;
}

/** The import in the place of the list: a file, what is asked about it, what would happen, and saving that. */
export function ImportPage({ onClose }: { onClose(): void }) {
  const t = usePhrases(importPhrases);
  const { language } = useLanguage();
  const { add } = useRight(lcUser.page);
  const client = useQueryClient();
  const [result, setResult] = useState<contract.ImportResult | null>(null);
  const [answers, setAnswers] = useState<Answers>([]);
  const [problem, setProblem] = useState('');
  const [idempotencyKey, setKey] = useState(randomUuid);
  const sending = useMutation({
    mutationFn: async ({ file, answers, plan }: Sending) => {
      const body = new FormData();
      body.set('answers', JSON.stringify(answers));
      if (plan) body.set('plan', plan);
      body.set('file', file);
      return z.parse(importResult, await (plan ? call(routes.save, { body, idempotencyKey }) : call(routes.check, { body })));
    },
    onSuccess: (next, { plan }) => {
      setResult(next);
      setKey(randomUuid());
      setProblem(plan && !next.is_saved ? t.changedMeanwhile : '');
      if (next.is_saved) void client.invalidateQueries({ queryKey: [lcUser.name] });
    },
    onError: (error, sent) => {
      const [words] = Object.values(refusedFields(error));
      setProblem(words ?? '');
      if (words === undefined) showRetryableError(error, () => sending.mutate(sent));
    },
  });
  const { file, answers: sentAnswers } = sending.variables ?? {};

  function choose(chosen: File): void {
    setResult(null);
    setAnswers([]);
    sending.mutate({ file: chosen, answers: [] });
  }

  return (
    <Stack maw="76rem">
      <PageTitle>{t.title}</PageTitle>
      <Group justify="space-between">
        <Title order={1}>{t.title}</Title>
        <Button variant="default" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={onClose}>
          {t.back}
        </Button>
      </Group>
      {!add && <EmptyState title={errors.forbidden[language]} />}
      {add && (
        <FileDrop
          text={file ? t.another(file.name) : t.drop}
          rule={t.rule(importLimits.rows, importLimits.megabytes)}
          accept={importTypes}
          disabled={sending.isPending}
          onFiles={([chosen]) => chosen && choose(chosen)}
        />
      )}
      {add && !file && (
        <Group>
          <Text c="dimmed">{t.which(importColumns.map(({ title }) => title[language]).join(' · '))}</Text>
          <Button variant="default" leftSection={downloadIcon} onClick={() => saveText(t.sampleName, csvOf(sample))}>
            {t.sampleFile}
          </Button>
        </Group>
      )}
      {problem !== '' && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      {file && result?.is_saved === false && (
        <>
          <Unknown result={result} answers={answers} onChange={setAnswers} />
          <Group>
            {answers.length > 0 && answers !== sentAnswers ? (
              <Button loading={sending.isPending} onClick={() => sending.mutate({ file, answers })}>
                {t.checkAgain}
              </Button>
            ) : (
              <Button
                loading={sending.isPending}
                disabled={result.counts.add + result.counts.change === 0}
                onClick={() => sending.mutate({ file, answers, plan: result.plan })}
              >
                {t.save(result.counts.add, result.counts.change)}
              </Button>
            )}
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
  const isOf = (one: contract.ImportAnswer, field: string, text: string) => one.field === field && one.text === text;
  return (
    <Stack gap="xs" component="section" aria-label={t.unknown}>
      <Title order={2} size="h3">
        {t.unknown}
      </Title>
      <Text c="dimmed">{t.unknownHint}</Text>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {result.unknown.map(({ field, text, rows }) => (
          <Select
            key={`${field} ${text}`}
            label={t.value(titleOf(field), text, rows)}
            data={result.choices[field]?.map(({ value, name }) => ({ value, label: name })) ?? []}
            value={answers.find((one) => isOf(one, field, text))?.value || null}
            onChange={(value) => onChange([...answers.filter((one) => !isOf(one, field, text)), { field, text, value: value ?? '' }])}
            clearable
            searchable
            filter={choiceSearch}
          />
        ))}
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
      {(['refuse', 'change', 'add'] as const).map((outcome) => {
        const body = rows.filter((row) => row.outcome === outcome).map(({ row, member, details }) => [row, member, details]);
        return (
          <Stack key={outcome} gap="xs">
            <Group>
              <Badge color={shown[outcome]} variant="light" size="lg">
                {t[outcome]} {countText(counts[outcome])}
              </Badge>
              {body.length < counts[outcome] && <Text c="dimmed">{t.first(body.length)}</Text>}
              {outcome === 'refuse' && body.length > 0 && (
                <Button variant="default" leftSection={downloadIcon} onClick={() => saveText(t.leftName, csvOf(left))}>
                  {t.downloadLeft(counts.refuse)}
                </Button>
              )}
            </Group>
            {body.length > 0 && (
              <Table
                data={{ head: [t.row, t.member, t.details], body }}
                styles={{ th: { whiteSpace: 'nowrap' }, td: { overflowWrap: 'anywhere' } }}
              />
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}

/** A csv for Excel, which else takes the zeros of codes and calculates what looks like a formula; the import reads both as they were. */
function csvOf(rows: readonly (readonly string[])[]): string {
  const cellOf = (cell: string) => (/^\d+$/.test(cell) ? `="${cell}"` : cell.replace(/^[=+@-]/, "'$&")).replaceAll('"', '""');
  return `\ufeff${rows.map((row) => row.map((cell) => `"${cellOf(cell)}"`).join(',')).join('\r\n')}`;
}

const sampled = importColumns.filter(({ sample }) => sample !== undefined);
const sample = [sampled.map(({ title }) => title.th), sampled.map((column) => column.sample ?? '')];
