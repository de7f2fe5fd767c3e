import type { Language } from '@faculty/contracts/kit/words';

const zone = { timeZone: 'Asia/Bangkok' } as const;
const day = { day: 'numeric', month: 'numeric', year: 'numeric', ...zone } as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...zone } as const;

const formats = {
  th: {
    // day/month/Buddhist year, as documented; without the calendar's own "พ.ศ."
    day: new Intl.DateTimeFormat('th-TH-u-ca-buddhist-nu-latn', day),
    time: new Intl.DateTimeFormat('th-TH-u-nu-latn', time),
  },
  en: {
    day: new Intl.DateTimeFormat('en-GB', { ...day, month: 'short' }),
    time: new Intl.DateTimeFormat('en-GB', time),
  },
} satisfies Record<Language, unknown>;

/** A calendar day (`2026-11-20`) or a moment's day in Bangkok: `20/11/2569`, in English `20 Nov 2026`. */
export function dayText(value: string | Date, language: Language): string {
  const date = typeof value === 'string' ? new Date(`${value.slice(0, 10)}T12:00:00+07:00`) : value;
  const parts = formats[language].day.formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const separator = language === 'th' ? '/' : ' ';
  return [part('day'), part('month'), part('year')].join(separator);
}

/** A moment in Bangkok: `20/11/2569 14:05`, in English `20 Nov 2026 14:05`. */
export function momentText(value: string | Date, language: Language): string {
  const date = new Date(value);
  return `${dayText(date, language)} ${formats[language].time.format(date)}`;
}
