import { parseDay, parseMonth } from '@faculty/contracts/kit/dates/day-text';
import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { lazyPart } from '../../notifications/lazy-part.tsx';
import { boundField } from '../core/bound-field.tsx';
import type { FieldProps } from '../core/field-props.ts';
import { dayForInput, dayInFull, isDay } from './parse-day.ts';

const phrases = {
  how: { th: 'พิมพ์ วัน/เดือน/ปี เช่น 20/11/2569 หรือ 20/11/2026', en: 'Type day/month/year, such as 20/11/2026 or 20/11/2569' },
  howMonth: {
    th: 'พิมพ์ วัน/เดือน/ปี หรือเฉพาะเดือนและปี เช่น 20/11/2569, 11/2569, พ.ย. 2569',
    en: 'Type day/month/year or a month alone, such as 20/11/2026, 11/2026, Nov 2026',
  },
  open: (label: string) => ({ th: `เปิดปฏิทินเลือก${label}`, en: `Open the calendar for ${label}` }),
};

const CalendarDropdown = lazyPart(() => import('./calendar-dropdown.lazy.tsx').then((m) => m.CalendarDropdown));

/**
 * A calendar day, typed or picked. The value is `YYYY-MM-DD`, or null when empty;
 * what cannot be read as a day stays as it was typed, for the contract to refuse.
 */
export function DayInput({
  id,
  label,
  value,
  onChange,
  onFocus,
  onBlur,
  error,
  required,
  description,
  disabled,
  takesMonth = false,
}: FieldProps<string | null> & {
  /** A month alone is its first day. */
  takesMonth?: boolean;
}) {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const day = isDay(value) ? value : null;
  const shown = typed ?? (day === null ? (value ?? '') : dayForInput(day, language));

  function type(text: string): void {
    setTyped(text);
    const month = takesMonth ? parseMonth(text) : null;
    onChange(text.trim() === '' ? null : (parseDay(text) ?? (month === null ? text : `${month}-01`)));
  }
  function pick(picked: string): void {
    setOpen(false);
    setTyped(null);
    onChange(picked);
  }

  const calendar = (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus position="bottom-end" shadow="md">
      <Popover.Target>
        <ActionIcon variant="subtle" aria-label={t.open(label)} disabled={disabled ?? false} onClick={() => setOpen(!isOpen)}>
          <IconCalendar size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      {/* there while it is closed, so that its code comes with the form and the library knows where the focus was */}
      <CalendarDropdown value={day} onPick={pick} />
    </Popover>
  );

  return (
    <TextInput
      id={id}
      label={label}
      value={shown}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={onFocus}
      // as Tab does: what is typed replaces the day; the next press sets the caret
      onMouseDown={({ currentTarget }) => {
        if (document.activeElement !== currentTarget)
          currentTarget.addEventListener(
            'mouseup',
            () => currentTarget.selectionStart === currentTarget.selectionEnd && currentTarget.select(),
            {
              once: true,
            },
          );
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
      error={error}
      required={required ?? false}
      disabled={disabled ?? false}
      description={day === null ? (description ?? (takesMonth ? t.howMonth : t.how)) : dayInFull(day, language)}
      inputMode="text"
      autoComplete="off"
      rightSection={calendar}
      rightSectionWidth={44}
    />
  );
}

/** Empty is null; where it is required the text `''`, which the contract names as missing. */
function FormDay({ value, onChange, ...props }: Parameters<typeof DayInput>[0]) {
  return <DayInput {...props} value={value || null} onChange={(day) => onChange(day ?? (props.required ? '' : null))} />;
}

/** A day of a form. */
export const DayField = boundField(FormDay);
