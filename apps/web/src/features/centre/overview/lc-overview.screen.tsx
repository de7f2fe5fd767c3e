import { type LcOverview, lcOverview, lcOverviewRoute } from '@faculty/contracts/centre/lc-overview';
import type { Month } from '@faculty/contracts/centre/lc-reports';
import { lcVisit } from '@faculty/contracts/centre/lc-visit';
import { ActionIcon, Button, Group, Stack, Title, Tooltip } from '@mantine/core';
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import { EmptyState, FailedState, LoadingState } from '../../../kit/notifications/states.tsx';
import { monthWords } from '../../../kit/theme/day-names.ts';
import { PageTitle } from '../../../kit/theme/page-title.tsx';
import { LcReportsButton } from '../reports/lc-reports-button.tsx';
import { monthKey, monthLater, monthOf } from '../reports/month.ts';
import { choiceOf, type MonthChoice, MonthFields, monthChosen } from '../reports/month-fields.tsx';
import { lcOverviewPhrases } from './lc-overview.phrases.ts';
import { MonthCharts } from './month-charts.tsx';

/** `/centre/lc_checkin_members?month=2026-11`: a month as charts. */
export function LcOverviewScreen({ month: key, onBack }: { month: string; onBack(): void }) {
  const t = usePhrases(lcOverviewPhrases);
  const { language } = useLanguage();
  const [params, setParams] = useSearchParams();
  const month = monthOf(key);
  const title = t.title(monthWords(key, language));
  const { data, error, refetch } = useQuery({
    queryKey: [lcVisit.name, 'overview', key],
    queryFn: async ({ signal }) => z.parse(lcOverview, await call(lcOverviewRoute, { params: { ...month }, signal })),
    // the month before stays in sight until the next is there
    placeholderData: keepPreviousData,
  });
  const show = (next: Month) =>
    setParams(new URLSearchParams([...params].map(([name, value]) => [name, name === 'month' ? monthKey(next) : value])), {
      replace: true,
    });
  return (
    <Stack gap="md">
      <PageTitle>{title}</PageTitle>
      <Group justify="space-between" align="flex-start">
        <Group wrap="nowrap" gap="sm">
          <Tooltip label={t.back}>
            <ActionIcon variant="subtle" size="lg" aria-label={t.back} onClick={onBack}>
              <IconArrowLeft aria-hidden />
            </ActionIcon>
          </Tooltip>
          <Title order={1}>{title}</Title>
        </Group>
        <LcReportsButton month={month} />
      </Group>
      <MonthBar month={month} onChange={show} />
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState />}
      {data && (data.visits > 0 ? <MonthCharts of={data} /> : <NoVisits latest={data.latest} onShow={show} />)}
    </Stack>
  );
}

function MonthBar({ month, onChange }: { month: Month; onChange(month: Month): void }) {
  const t = usePhrases(lcOverviewPhrases);
  /** What is not a month yet. */
  const [typed, setTyped] = useState<MonthChoice | null>(null);
  const show = (next: Month) => {
    setTyped(null);
    onChange(next);
  };
  const arrows = [
    { label: t.before, Icon: IconChevronLeft, months: -1 },
    { label: t.after, Icon: IconChevronRight, months: 1 },
  ];
  return (
    <Group align="flex-start" gap="sm">
      <MonthFields
        value={typed ?? choiceOf(month)}
        onChange={(next) => {
          const chosen = monthChosen(next);
          // a year that is half typed would be one of long ago
          if ('month' in chosen && next.year.length === 4) show(chosen.month);
          else setTyped(next);
        }}
      />
      <Group gap={4} mt={26}>
        {arrows.map(({ label, Icon, months }) => (
          <Tooltip key={label} label={label}>
            <ActionIcon variant="default" size={36} aria-label={label} onClick={() => show(monthLater(month, months))}>
              <Icon size={20} aria-hidden />
            </ActionIcon>
          </Tooltip>
        ))}
      </Group>
    </Group>
  );
}

function NoVisits({ latest, onShow }: { latest: LcOverview['latest']; onShow(month: Month): void }) {
  const t = usePhrases(lcOverviewPhrases);
  const { language } = useLanguage();
  if (latest === null) return <EmptyState drawing="empty" title={t.none} hint={t.never} />;
  const action = <Button onClick={() => onShow(monthOf(latest))}>{t.latest(monthWords(latest, language))}</Button>;
  return <EmptyState title={t.none} hint={t.noneHint} action={action} />;
}
