import { Popover } from '@mantine/core';
import { cloneElement, type ReactElement, type Ref } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { useLazyMenu } from '../../overlays/use-lazy-menu.ts';
import { DayCalendar } from './day-calendar.tsx';

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
