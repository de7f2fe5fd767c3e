import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { Popover } from '@mantine/core';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { calendarButtons } from './calendar-buttons.phrases.ts';
import { calendarSettings } from './calendar-settings.ts';
import { dayInFull } from './parse-day.ts';

interface CalendarDropdownProps {
  value: string | null;
  onPick(day: string): void;
}

const phrases = { calendar: { th: 'ปฏิทิน', en: 'Calendar' } };

/** The dropdown of a day's popover: a month to pick a day from, Monday first, in the era of the language. */
export function CalendarDropdown({ value, onPick }: CalendarDropdownProps) {
  const { language } = useLanguage();
  const { calendar: label } = usePhrases(phrases);
  const { dates, calendar } = calendarSettings(language);
  const t = usePhrases(calendarButtons);
  const today = todayInBangkok();
  return (
    <Popover.Dropdown aria-label={label}>
      <DatesProvider settings={dates}>
        <DatePicker
          {...calendar}
          value={value}
          defaultDate={value ?? today}
          onChange={(day) => day !== null && onPick(day)}
          ariaLabels={t}
          getDayAriaLabel={(day) => dayInFull(day, language)}
          // not by `highlightToday`, whose today is that of the browser's time zone
          getDayProps={(day) => (day === today ? { 'data-today': true, 'data-highlight-today': true } : {})}
        />
      </DatesProvider>
    </Popover.Dropdown>
  );
}
