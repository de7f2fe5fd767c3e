import { inLanguage, type Language } from '@faculty/contracts/kit/bilingual';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { CalendarEntry } from '@faculty/contracts/profile/profile';
import { Anchor, Box, Button, Group, Paper, Text, Title, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { lazyPart } from '../../../kit/notifications/lazy-part.tsx';
import { FailedState } from '../../../kit/notifications/states.tsx';
import { useRight } from '../../../kit/session/session.tsx';
import { dayPart, dayWords } from '../../../kit/theme/day-names.ts';
import { returnsHere } from '../../../kit/url-state/screen-state.ts';
import home from '../home.module.css';
import classes from './calendar.module.css';
import { calendarPhrases } from './calendar.phrases.ts';
import { entriesBetween, entriesIn, entriesOn, monthOf, shiftDay, shiftMonth } from './calendar-days.ts';
import { useCalendar } from './use-calendar.ts';

const MonthCalendar = lazyPart(() => import('./month-calendar.tsx').then((m) => m.MonthCalendar));

/**
 * The person's activities and the faculty's dates: the days of a month, and below them in full those of the next 7 days, of another month, or
 * of the day that is chosen.
 */
export function ProfileCalendar() {
  const t = usePhrases(calendarPhrases);
  const { language } = useLanguage();
  const today = todayInBangkok();
  const [month, setMonth] = useState(() => monthOf(today));
  const [selected, setSelected] = useState<string | null>(null);
  // the month, and the days of others in its first and last week
  const first = `${month}-01`;
  const { data = [], error, refetch } = useCalendar({ from: shiftDay(first, -6), to: shiftDay(shiftMonth(first, 1), 6) });

  function show(day: string): void {
    setMonth(monthOf(day));
    setSelected(null);
  }

  const isNow = month === monthOf(today);
  const [heading, none, listed] =
    selected !== null
      ? [t.ofDay(dayWords(selected, language)), t.noneOnDay, entriesOn(data, selected)]
      : isNow
        ? [t.week, t.noneInWeek, entriesBetween(data, today, shiftDay(today, 7))]
        : [t.ofMonth, t.noneInMonth, entriesIn(data, month)];
  return (
    <Paper component="section" withBorder className={home.card ?? ''} aria-label={t.title}>
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      <div className={classes.month}>
        <MonthCalendar
          entries={data}
          month={month}
          onMonth={show}
          selected={selected}
          onSelect={(day) => setSelected(day === selected ? null : day)}
          fallback={<Box h={297} />}
        />
        <Group gap={6} fz="xs" c="dimmed" aria-hidden>
          <Mark kind="activity" /> {t.activity} <Mark kind="faculty" /> {t.faculty}
        </Group>
      </div>
      <Group justify="space-between" gap="xs" mih={36} px="md" py={4} style={{ borderTop: '1px solid var(--line)' }}>
        <Title order={2} fz="sm">
          {heading}
        </Title>
        {(selected !== null || !isNow) && (
          <Button variant="subtle" size="compact-sm" onClick={() => show(selected === null ? today : first)}>
            {selected === null ? t.today : isNow ? t.nextDays : t.wholeMonth}
          </Button>
        )}
      </Group>
      {listed.length === 0 && !error && (
        <Text c="dimmed" px="md" pb="sm">
          {none}
        </Text>
      )}
      <Text component="ul" fz={14} className={home.rows ?? ''}>
        {listed.map((entry) => (
          <li key={entry.id}>
            <Text inherit fw={600} w={72} flex="none">
              <EntryDays entry={entry} today={today} language={language} />
            </Text>
            <Entry entry={entry} />
          </li>
        ))}
      </Text>
    </Paper>
  );
}

const Mark = ({ kind }: Pick<CalendarEntry, 'kind'>) => (
  <span className={classes.marks} aria-hidden>
    <span data-kind={kind} />
  </span>
);

/** `วันนี้`, `3 ธ.ค.`, `ถึง 4 ธ.ค.`, `4–6 ธ.ค.`: as short as it can be told. */
function EntryDays({ entry: { start_date, end_date }, today, language }: { entry: CalendarEntry; today: string; language: Language }) {
  const t = usePhrases(calendarPhrases);
  const short = (day: string) => `${Number(day.slice(8))} ${dayPart(day, language, { month: 'short' })}`;
  if (start_date === end_date) return start_date === today ? t.today : short(start_date);
  if (start_date <= today && today <= end_date) return t.until(short(end_date));
  const begin = monthOf(start_date) === monthOf(end_date) ? Number(start_date.slice(8)) : `${short(start_date)} `;
  return `${begin}–${short(end_date)}`;
}

function Entry({ entry: { id, kind, title_th, title_en } }: { entry: CalendarEntry }) {
  const t = usePhrases(calendarPhrases);
  const { language } = useLanguage();
  const { view } = useRight('/web/content_activity');
  const title = inLanguage(language, title_th, title_en);
  const lang = title === title_th ? 'th' : 'en';
  return (
    <Text span inherit flex={1} miw={0} lang={lang}>
      {view && kind === 'activity' ? (
        <Anchor
          component={Link}
          to={`/web/content_activity?edit=${id.replace('activity-', '')}`}
          state={returnsHere}
          inherit
          className={home.record ?? ''}
        >
          {title}
        </Anchor>
      ) : (
        title
      )}
      <VisuallyHidden> ({t[kind]})</VisuallyHidden>
    </Text>
  );
}
