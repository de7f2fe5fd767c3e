import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { dayWords, weekdayWords } from '../../../kit/theme/day-names.ts';
import classes from './calendar.module.css';
import { calendarPhrases } from './calendar.phrases.ts';
import { type CalendarEvent, draggedSpan, eventsOn, placedOn } from './calendar-events.ts';
import { clockText, minuteOf, minutesOfDay, mondayOf, shiftDay } from './calendar-time.ts';

interface TimeGridProps {
  days: readonly string[];
  events: readonly CalendarEvent[];
  onCreate(span: Pick<CalendarEvent, 'start' | 'end'>): void;
  onOpen(event: CalendarEvent): void;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** People work from seven: what is earlier is scrolled to. */
const firstHour = 7;
const shareOf = (minute: number) => `${(minute / minutesOfDay) * 100}%`;

/** Days as columns of hours. Whatever is dragged over them becomes an event, in quarters of an hour. */
export function TimeGrid({ days, events, onCreate, onOpen }: TimeGridProps) {
  const t = usePhrases(calendarPhrases);
  const { language } = useLanguage();
  const scroll = useRef<HTMLElement>(null);
  const weekdays = weekdayWords(language, 'short');
  const weekday = (day: string) => weekdays.find((_, at) => shiftDay(mondayOf(day), at) === day);

  useEffect(() => {
    const element = scroll.current;
    if (element) element.scrollTop = (element.scrollHeight * firstHour) / 24;
  }, []);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section ref={scroll} className={classes.scroll} aria-label={t.hours} tabIndex={0}>
      <div className={classes.grid} style={{ gridTemplateColumns: `3.5rem repeat(${days.length}, minmax(var(--column), 1fr))` }}>
        <div className={classes.corner}>{t.wholeDay}</div>
        {days.map((day) => (
          <div key={day} className={classes.top} data-today={day === todayInBangkok() || undefined}>
            <span className={classes.weekday}>
              {weekday(day)} <b>{Number(day.slice(8))}</b>
            </span>
            {eventsOn(events, day)
              .filter(({ timed }) => !timed)
              .map((event) => (
                <EventButton key={event.id} event={event} when={`${dayWords(day, language)} ${t.wholeDay}`} onOpen={onOpen} />
              ))}
          </div>
        ))}
        <div className={classes.clock} aria-hidden>
          {hours.map((hour) => (
            <span key={hour}>{hour === 0 ? '' : clockText(hour * 60)}</span>
          ))}
        </div>
        {days.map((day) => (
          <DayColumn key={day} day={day} onCreate={onCreate}>
            {placedOn(events, day).map(({ event, from, to, column, columns }) => (
              <EventButton
                key={event.id}
                event={event}
                when={`${dayWords(day, language)} ${clockText(from)}–${clockText(to)}`}
                onOpen={onOpen}
                place={{
                  top: shareOf(from),
                  height: shareOf(to - from),
                  left: `${(column / columns) * 100}%`,
                  width: `${100 / columns}%`,
                }}
              >
                {clockText(from)}–{clockText(to)}
              </EventButton>
            ))}
          </DayColumn>
        ))}
      </div>
    </section>
  );
}

function DayColumn({ day, onCreate, children }: { day: string; onCreate: TimeGridProps['onCreate']; children: React.ReactNode }) {
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const minuteAt = ({ clientY, currentTarget }: PointerEvent) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    return ((clientY - top) / height) * minutesOfDay;
  };
  const span = drag && draggedSpan(day, drag.from, drag.to);
  return (
    <div
      className={classes.column}
      data-day={day}
      onPointerDown={(event) => {
        // on an event it is a press of the event
        if (event.target !== event.currentTarget || event.button !== 0) return;
        // a finger scrolls: its tap makes an hour
        if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: minuteAt(event), to: minuteAt(event) });
      }}
      onPointerMove={(event) => drag && setDrag({ ...drag, to: minuteAt(event) })}
      onPointerCancel={() => setDrag(null)}
      onPointerUp={() => {
        if (span) onCreate(span);
        setDrag(null);
      }}
    >
      {children}
      {span && <Ghost {...span} />}
    </div>
  );
}

function Ghost({ start, end }: Pick<CalendarEvent, 'start' | 'end'>) {
  const [from, to] = [minuteOf(start), minuteOf(end) || minutesOfDay];
  return (
    <div className={classes.ghost} style={{ top: shareOf(from), height: shareOf(to - from) }}>
      {clockText(from)}–{clockText(to)}
    </div>
  );
}

interface EventButtonProps {
  event: CalendarEvent;
  when: string;
  onOpen(event: CalendarEvent): void;
  place?: React.CSSProperties;
  children?: React.ReactNode;
}

/** One event, to be opened. */
export function EventButton({ event, when, onOpen, place, children }: EventButtonProps) {
  const t = usePhrases(calendarPhrases);
  return (
    <button
      type="button"
      className={classes.event}
      data-color={event.color}
      data-placed={place !== undefined || undefined}
      style={place}
      aria-label={t.eventAt(event.name, when)}
      onClick={() => onOpen(event)}
    >
      <b>{event.name}</b>
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}
