import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { arabicDigits } from '@faculty/contracts/kit/text/digits';
import { Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { boundField } from '../../../kit/fields/core/bound-field.tsx';
import type { FieldProps } from '../../../kit/fields/core/field-props.ts';
import { DayInput } from '../../../kit/fields/day/day-field.tsx';
import { isDay } from '../../../kit/fields/day/parse-day.ts';
import { clockText } from '../../../kit/theme/dates.ts';
import { lcVisitPhrases } from './lc-visit.phrases.ts';

/**
 * A day and a time in Bangkok, by 24 hours whatever the browser's language, as one moment. Null when both are empty, and where a moment is
 * required when either is; what cannot be read is no moment (`Invalid Date`), for the contract to refuse.
 */
export function MomentInput({ id, label, value, onChange, onFocus, onBlur, error, required, description }: FieldProps<Date | null>) {
  const t = usePhrases(lcVisitPhrases);
  const [day, setDay] = useState(value && dayOf(value));
  const [clock, setClock] = useState(value ? clockOf(value) : '');
  // set from outside, such as by a button
  const [shown, setShown] = useState(value?.getTime());
  if (!Object.is(value?.getTime(), shown)) {
    setShown(value?.getTime());
    if (value) {
      setDay(dayOf(value));
      setClock(clockOf(value));
    }
  }

  function change(nextDay: string | null, nextClock: string): void {
    setDay(nextDay);
    setClock(nextClock);
    const isMissing = nextDay === null || nextClock.trim() === '';
    const moment = required && isMissing ? null : momentOf(nextDay, nextClock);
    setShown(moment?.getTime());
    onChange(moment);
  }

  return (
    <Group align="flex-start" wrap="nowrap" gap="xs">
      <DayInput
        label={t.dayOf(label)}
        value={day}
        onChange={(next) => change(next, clock)}
        required={required ?? false}
        error={error && true}
      />
      <TextInput
        {...(id !== undefined && { id })}
        label={t.clock(label)}
        value={clock}
        onChange={(event) => change(day, event.currentTarget.value)}
        onFocus={() => onFocus?.()}
        onBlur={() => {
          setClock(parseClock(clock) ?? clock);
          onBlur?.();
        }}
        error={error}
        description={description}
        required={required ?? false}
        maxLength={10}
        autoComplete="off"
      />
    </Group>
  );
}

const dayOf = (moment: Date) => (Number.isNaN(moment.getTime()) ? null : todayInBangkok(moment));
const clockOf = (moment: Date) => (Number.isNaN(moment.getTime()) ? '' : clockText(moment));

function momentOf(day: string | null, typed: string): Date | null {
  if (day === null && typed.trim() === '') return null;
  const clock = parseClock(typed);
  return new Date(isDay(day) && clock !== null ? `${day}T${clock}:00+07:00` : Number.NaN);
}

/** A moment of a form. */
export const MomentField = boundField(MomentInput);

/** Reads a time of the day as people write it, by 24 hours: `14:30`, `14.30 น.`, `1430`, `9:05`, in Thai digits too. Answers `HH:MM`, or null. */
export function parseClock(text: string): string | null {
  const plain = arabicDigits(text).replace(/น\.?$/, '').trim();
  const [, hours = '', minutes = ''] = /^(\d{1,2})\s*[:.]\s*(\d{2})$/.exec(plain) ?? /^(\d{1,2})(\d{2})$/.exec(plain) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
