import type { Language } from '@faculty/contracts/kit/bilingual';
import '@mantine/dates/styles.css';
import 'dayjs/locale/th';
import dayjs from 'dayjs';
import buddhistEra from 'dayjs/plugin/buddhistEra';
import classes from './day-calendar.module.css';

dayjs.extend(buddhistEra);

/** Years in the era of the language. */
export const eras = {
  th: { monthLabelFormat: 'MMMM BBBB', yearLabelFormat: 'BBBB', decadeLabelFormat: 'BBBB', yearsListFormat: 'BBBB' },
  en: { monthLabelFormat: 'MMMM YYYY', yearLabelFormat: 'YYYY', decadeLabelFormat: 'YYYY', yearsListFormat: 'YYYY' },
};

/** Monday first. */
export const datesSettings = (language: Language) => ({ locale: language, firstDayOfWeek: 1 as const, weekendDays: [0, 6] as (0 | 6)[] });

export const calendarClasses = { day: classes.day ?? '', weekday: classes.weekday ?? '' };
