import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { Popover } from '@mantine/core';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { cloneElement, type ReactElement, type Ref } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { useLazyMenu } from '../../overlays/use-lazy-menu.ts';
import { calendarButtons } from './calendar-buttons.phrases.ts';
import { calendarClasses, datesSettings, eras } from './calendar-settings.ts';
import { dayInFull } from './parse-day.ts';

interface DayCalendarProps {
  value: string | null;
  onPick(day: string): void;
}

const phrases = { calendar: { th: 'ปฏิทิน', en: 'Calendar' } };

interface OpenedCalendarProps {
  button: ReactElement<{ ref?: Ref<HTMLButtonElement> }>;
  value: string | null;
  onPick(day: string): void;
}

/** The calendar behind a button that was pressed. */
export function OpenedCalendar({ button, value, onPick }: OpenedCalendarProps) {
  const t = usePhrases(phrases);
  const { opener, menu, dropdown } = useLazyMenu();
  function pick(day: string): void {
    menu.onChange(false);
    onPick(day);
  }
  return (
    <Popover {...menu} trapFocus position="bottom-end" shadow="md">
      <Popover.Target>{cloneElement(button, { ref: opener })}</Popover.Target>
      <Popover.Dropdown {...dropdown} aria-label={t.calendar}>
        <DayCalendar value={value} onPick={pick} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** A month to pick a day from: Monday first, in the era of the language. Loaded when it is first opened. */
function DayCalendar({ value, onPick }: DayCalendarProps) {
  const { language } = useLanguage();
  const t = usePhrases(calendarButtons);
  const today = todayInBangkok();
  return (
    <DatesProvider settings={datesSettings(language)}>
      <DatePicker
        {...eras[language]}
        value={value}
        defaultDate={value ?? today}
        onChange={(day) => day !== null && onPick(day)}
        ariaLabels={t}
        getDayAriaLabel={(day) => dayInFull(day, language)}
        // not by `highlightToday`, whose today is that of the browser's time zone
        getDayProps={(day) => (day === today ? { 'data-today': true, 'data-highlight-today': true } : {})}
        classNames={calendarClasses}
      />
    </DatesProvider>
  );
}
