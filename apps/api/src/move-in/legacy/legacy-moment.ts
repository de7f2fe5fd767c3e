import { isoInCommonEra } from '@faculty/contracts/kit/dates/era';

const withoutZone = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?$/;

/** A moment in the legacy system's data: of either era, in Bangkok where it names no time zone. Null when it is none. */
export function legacyMoment(text: string): Date | null {
  const iso = isoInCommonEra(text.trim());
  const [, day, time = '00:00'] = withoutZone.exec(iso) ?? [];
  const moment = new Date(day === undefined ? iso : `${day}T${time}+07:00`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
