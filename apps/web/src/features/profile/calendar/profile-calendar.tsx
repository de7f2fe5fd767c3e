import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { CalendarEntry } from '@faculty/contracts/profile/profile';
import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { IconBuilding, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { Panel } from '../../../kit/charts/panel.tsx';
import { lazyPart } from '../../../kit/notifications/lazy-part.tsx';
import { FailedState } from '../../../kit/notifications/states.tsx';
import { dayWords, spanWords } from '../../../kit/theme/day-names.ts';
import classes from './calendar.module.css';
import { calendarPhrases } from './calendar.phrases.ts';
import { entriesIn, entriesOn, monthOf, shiftDay, shiftMonth } from './calendar-days.ts';
import { useCalendar } from './use-calendar.ts';

const looks = { activity: { icon: IconUser, color: 'blue' }, faculty: { icon: IconBuilding, color: 'gold' } } as const;

const MonthCalendar = lazyPart(() => import('./month-calendar.tsx').then((m) => m.MonthCalendar));

/** The person's activities and the faculty's dates, month by month; the list beside the days has them in full. */
export function ProfileCalendar() {
  const t = usePhrases(calendarPhrases);
  const { language } = useLanguage();
  const [month, setMonth] = useState(() => monthOf(todayInBangkok()));
  const [selected, setSelected] = useState<string | null>(null);
  // the month, and the days of others in its first and last week
  const first = `${month}-01`;
  const { data = [], error, refetch } = useCalendar({ from: shiftDay(first, -6), to: shiftDay(shiftMonth(first, 1), 6) });
  const titleOf = ({ title_th, title_en }: CalendarEntry) => inLanguage(language, title_th, title_en);

  function show(day: string): void {
    setMonth(monthOf(day));
    setSelected(null);
  }

  const listed = selected === null ? entriesIn(data, month) : entriesOn(data, selected);
  return (
    <Panel
      id="calendar"
      title={t.title}
      aside={
        <Button variant="default" size="sm" onClick={() => show(todayInBangkok())}>
          {t.today}
        </Button>
      }
    >
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      <div className={classes.body}>
        <div className={classes.month}>
          <MonthCalendar
            entries={data}
            month={month}
            onMonth={show}
            selected={selected}
            onSelect={(day) => setSelected(day === selected ? null : day)}
          />
        </div>
        <div>
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
    <Badge color={color} fw={500} leftSection={<Icon size={13} aria-hidden />}>
      {t[kind]}
    </Badge>
  );
}
