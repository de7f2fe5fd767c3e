import { todayInBangkok } from '@faculty/contracts/kit/today';
import { Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { DayField } from '../../../kit/fields/day-field.tsx';
import { isDay } from '../../../kit/fields/day-text.ts';
import type { FieldProps } from '../../../kit/fields/field-props.ts';
import { lcVisitPhrases } from './lc-visit.phrases.ts';

const clockInBangkok = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Bangkok' });

/** A day and a time in Bangkok, as one moment; null until both are there. */
export function MomentField({ id, label, value, onChange, onFocus, onBlur, error, required, description }: FieldProps<Date | null>) {
  const t = usePhrases(lcVisitPhrases);
  const [day, setDay] = useState<string | null>(value && todayInBangkok(value));
  const [clock, setClock] = useState(value ? clockInBangkok.format(value) : '');
  // set from outside, such as by a button beside it
  const [shown, setShown] = useState(value?.getTime());
  if (value?.getTime() !== shown) {
    setShown(value?.getTime());
    if (value) {
      setDay(todayInBangkok(value));
      setClock(clockInBangkok.format(value));
    }
  }

  function take(nextDay: string | null, nextClock: string): void {
    setDay(nextDay);
    setClock(nextClock);
    const moment = isDay(nextDay) && /^\d{2}:\d{2}$/.test(nextClock) ? new Date(`${nextDay}T${nextClock}:00+07:00`) : null;
    setShown(moment?.getTime());
    onChange(moment);
  }

  return (
    <Group align="flex-start" wrap="nowrap" gap="xs">
      <DayField
        label={t.dayOf(label)}
        value={day}
        onChange={(next) => take(next, clock)}
        required={required ?? false}
        error={error && true}
      />
      <TextInput
        {...(id !== undefined && { id })}
        type="time"
        label={t.clock(label)}
        value={clock}
        onChange={(event) => take(day, event.currentTarget.value)}
        onFocus={() => onFocus?.()}
        onBlur={() => onBlur?.()}
        error={error}
        description={description}
        required={required ?? false}
      />
    </Group>
  );
}
