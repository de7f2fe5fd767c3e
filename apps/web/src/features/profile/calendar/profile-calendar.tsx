import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { CalendarEntry } from '@faculty/contracts/profile/profile';
import { ActionIcon, Badge, Button, Group, Text, Title } from '@mantine/core';
import { IconBuilding, IconChevronLeft, IconChevronRight, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { Panel } from '../../../kit/charts/panel.tsx';
import { FailedState } from '../../../kit/notifications/states.tsx';
import { dayWords, monthWords, spanWords } from '../../../kit/theme/day-names.ts';
import classes from './calendar.module.css';
import { calendarPhrases } from './calendar.phrases.ts';
import { entriesIn, entriesOn, monthOf, shiftMonth, weeksOf } from './calendar-days.ts';
import { MonthGrid } from './month-grid.tsx';
import { useCalendar } from './use-calendar.ts';

const looks = { activity: { icon: IconUser, color: 'blue' }, faculty: { icon: IconBuilding, color: 'gold' } } as const;

/** The days of the weeks that a month touches. */
function daysOf(month: string) {
  const days = weeksOf(month).flat();
  return { from: days[0], to: days.at(-1) };
}

/** The person's activities and the faculty's dates, month by month; the list next to the grid has them in full. */
export function ProfileCalendar() {
  const t = usePhrases(calendarPhrases);
  const { language } = useLanguage();
  const [at, setAt] = useState(() => todayInBangkok());
  const [selected, setSelected] = useState<string | null>(null);
  const month = monthOf(at);
  const { data = [], error, refetch } = useCalendar(daysOf(month));
  const titleOf = ({ title_th, title_en }: CalendarEntry) => inLanguage(language, title_th, title_en);

  function show(day: string): void {
    setAt(day);
    setSelected(null);
  }
  function select(day: string): void {
    setAt(day);
    setSelected(day === selected ? null : day);
  }

  const listed = selected === null ? entriesIn(data, month) : entriesOn(data, selected);
  return (
    <Panel
      id="calendar"
      title={t.title}
      aside={
        <Group gap="xs">
          <Button variant="default" size="sm" onClick={() => show(todayInBangkok())}>
            {t.today}
          </Button>
          <Group gap="xs" wrap="nowrap">
            <ActionIcon variant="default" size={36} aria-label={t.previous} onClick={() => show(shiftMonth(at, -1))}>
              <IconChevronLeft aria-hidden />
            </ActionIcon>
            <Text component="span" fw={600} className={classes.month ?? ''} aria-live="polite">
              {monthWords(month, language)}
            </Text>
            <ActionIcon variant="default" size={36} aria-label={t.next} onClick={() => show(shiftMonth(at, 1))}>
              <IconChevronRight aria-hidden />
            </ActionIcon>
          </Group>
        </Group>
      }
    >
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      <div className={classes.body}>
        <MonthGrid entries={data} at={at} onMove={show} selected={selected} onSelect={select} titleOf={titleOf} />
        <div className={classes.list}>
          <Group justify="space-between" mb="sm" gap="xs">
            <Title order={3}>{selected === null ? t.ofMonth : t.ofDay(dayWords(selected, language))}</Title>
            {selected !== null && (
              <Button variant="subtle" size="xs" onClick={() => setSelected(null)}>
                {t.wholeMonth}
              </Button>
            )}
          </Group>
          {listed.length === 0 && !error && <Text c="dimmed">{selected === null ? t.noneInMonth : t.noneOnDay}</Text>}
          <ul className={classes.entries}>
            {listed.map((entry) => (
              <li key={entry.id}>
                <Text fw={600} {...(titleOf(entry) === entry.title_th && { lang: 'th' })}>
                  {titleOf(entry)}
                </Text>
                <Group gap="xs">
                  <Text size="sm" c="dimmed">
                    {spanWords(entry, language)}
                  </Text>
                  <KindChip kind={entry.kind} />
                </Group>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Panel>
  );
}

function KindChip({ kind }: Pick<CalendarEntry, 'kind'>) {
  const t = usePhrases(calendarPhrases);
  const { icon: Icon, color } = looks[kind];
  return (
    <Badge variant="light" color={color} fw={500} leftSection={<Icon size={13} aria-hidden />}>
      {t[kind]}
    </Badge>
  );
}
