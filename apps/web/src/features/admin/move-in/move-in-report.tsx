import { type MoveInLine, type MoveInReport, moveInRoutes } from '@faculty/contracts/admin/move-in';
import { auditedKind } from '@faculty/contracts/audited';
import { labelOfField } from '@faculty/contracts/kit/labels';
import { ActionIcon, Button, Group, Stack, Text, Title, Tooltip, UnstyledButton } from '@mantine/core';
import { IconArrowLeft, IconArrowsSplit, IconFileSpreadsheet } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { download } from '../../../kit/api/download.ts';
import { HttpError } from '../../../kit/api/http.ts';
import { showError } from '../../../kit/notifications/messages.ts';
import { EmptyState, FailedState, LoadingState } from '../../../kit/notifications/states.tsx';
import { countText } from '../../../kit/theme/counts.ts';
import { PageTitle } from '../../../kit/theme/page-title.tsx';
import { ConflictChoice } from './conflict-choice.tsx';
import classes from './move-in.module.css';
import { moveInPhrases } from './move-in.phrases.ts';
import { linesQuery } from './move-in-queries.ts';

const limit = 50;

interface ReportProps {
  step: MoveInReport;
}

/** The report of a step: its results counted by kind, and the lines of one of them. Conflicts are settled here. */
export function MoveInReportView({ step }: ReportProps) {
  const t = usePhrases(moveInPhrases);
  const [params, setParams] = useSearchParams();
  const [conflict, setConflict] = useState<MoveInLine | null>(null);
  const group = params.get('group') ?? undefined;
  const page = Math.max(0, Number(params.get('page')) || 0);
  const { data, error, refetch } = useQuery(linesQuery({ step, group, page, limit }));
  const saving = useMutation({ mutationFn: () => download(moveInRoutes.report, { params: { step } }), onError: showError });
  const show = (patch: { group?: string | undefined; page?: number }) => {
    const next = new URLSearchParams({ report: step });
    const chosen = 'group' in patch ? patch.group : group;
    if (chosen !== undefined) next.set('group', chosen);
    if (patch.page) next.set('page', String(patch.page));
    setParams(next);
  };
  const isMissing = error instanceof HttpError && error.status === 404;
  return (
    <Stack gap="md">
      <PageTitle>{t.reportOf(t[step])}</PageTitle>
      <Group justify="space-between">
        <Group wrap="nowrap" gap="sm">
          <Tooltip label={t.back}>
            <ActionIcon variant="subtle" size="lg" aria-label={t.back} onClick={() => setParams({})}>
              <IconArrowLeft aria-hidden />
            </ActionIcon>
          </Tooltip>
          <Title order={1}>{t[step]}</Title>
        </Group>
        <Button
          variant="default"
          leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
          loading={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {t.asWorkbook}
        </Button>
      </Group>
      {isMissing && <EmptyState title={t.noReport} />}
      {error && !isMissing && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState />}
      {data && data.groups.length === 0 && <EmptyState title={t.nothing} hint={t.nothingHint} />}
      {data && data.groups.length > 0 && (
        <div className={classes.report}>
          <Groups groups={data.groups} chosen={group} onChoose={(key) => show({ group: key })} />
          <div>
            <ul className={classes.lines}>
              {data.rows.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of a report that does not change
                <Line key={at} line={line} onChoose={setConflict} />
              ))}
            </ul>
            <Pages count={Math.ceil(data.count / limit)} page={page} onPage={(next) => show({ page: next })} />
          </div>
        </div>
      )}
      {conflict && <ConflictChoice line={conflict} onClose={() => setConflict(null)} />}
    </Stack>
  );
}

interface GroupsProps {
  groups: readonly { key: string; label: { th: string; en: string }; what: { th: string; en: string }; times: number }[];
  chosen: string | undefined;
  onChoose(key: string | undefined): void;
}

function Groups({ groups, chosen, onChoose }: GroupsProps) {
  const t = usePhrases(moveInPhrases);
  const { language } = useLanguage();
  const all = groups.reduce((sum, { times }) => sum + times, 0);
  const entries = [
    { key: undefined, words: t.all, kind: '', times: all },
    ...groups.map(({ key, what, label, times }) => ({ key, words: what[language], kind: label[language], times })),
  ];
  return (
    <nav aria-label={t.groups}>
      <ul className={classes.groups}>
        {entries.map(({ key, words, kind, times }) => (
          <li key={key ?? ''}>
            <UnstyledButton className={classes.group} aria-pressed={chosen === key} onClick={() => onChoose(key)}>
              <span>
                <Text span size="sm" fw={600} display="block">
                  {words}
                </Text>
                {kind !== '' && (
                  <Text span size="sm" c="dimmed">
                    {kind}
                  </Text>
                )}
              </span>
              <Text span size="sm">
                {countText(times)}
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface LineProps {
  line: MoveInLine;
  onChoose(line: MoveInLine): void;
}

function Line({ line, onChoose }: LineProps) {
  const t = usePhrases(moveInPhrases);
  const { language } = useLanguage();
  const { kind, label, id, title, field, what, there, here, isConflict } = line;
  const name = title === '' ? `${label[language]} ${id}` : title;
  return (
    <li className={classes.line} data-line={`${kind} ${id}`}>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <div>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed">
            {label[language]} · {t.id(id)}
          </Text>
        </div>
        {isConflict && (
          <Button
            size="sm"
            variant="light"
            leftSection={<IconArrowsSplit size={18} aria-hidden />}
            aria-label={t.chooseOf(name)}
            onClick={() => onChoose(line)}
          >
            {t.choose}
          </Button>
        )}
      </Group>
      <Text size="sm">
        {field !== '' && <strong>{labelOfField(auditedKind(kind).labels, field, language) ?? field}: </strong>}
        {what[language]}
      </Text>
      {(there !== '' || here !== '') && (
        <dl className={classes.values}>
          <dt>{t.there}</dt>
          <dd>{there || t.empty}</dd>
          {here !== '' && (
            <>
              <dt>{t.here}</dt>
              <dd>{here}</dd>
            </>
          )}
        </dl>
      )}
    </li>
  );
}

function Pages({ count, page, onPage }: { count: number; page: number; onPage(page: number): void }) {
  const t = usePhrases(moveInPhrases);
  if (count < 2) return null;
  return (
    <Group justify="center" mt="md">
      <Button variant="default" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t.before}
      </Button>
      <Text size="sm">{t.pageOf(countText(page + 1), countText(count))}</Text>
      <Button variant="default" disabled={page + 1 >= count} onClick={() => onPage(page + 1)}>
        {t.next}
      </Button>
    </Group>
  );
}
