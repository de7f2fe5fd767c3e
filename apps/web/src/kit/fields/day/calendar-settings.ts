import type { Language } from '@faculty/contracts/kit/bilingual';
import '@mantine/dates/styles.css';
import 'dayjs/locale/th';
import dayjs from 'dayjs';
import buddhistEra from 'dayjs/plugin/buddhistEra';
import classes from './day-calendar.module.css';

dayjs.extend(buddhistEra);

/** Years in the era of the language. */
const eras = {
  th: { monthLabelFormat: 'MMMM BBBB', yearLabelFormat: 'BBBB', decadeLabelFormat: 'BBBB', yearsListFormat: 'BBBB' },
  en: { monthLabelFormat: 'MMMM YYYY', yearLabelFormat: 'YYYY', decadeLabelFormat: 'YYYY', yearsListFormat: 'YYYY' },
};

/** The settings of Mantine's dates, Monday first, and the properties of each of its calendars. */
export const calendarSettings = (language: Language) => ({
  dates: { locale: language, firstDayOfWeek: 1 as const, weekendDays: [0, 6] as (0 | 6)[] },
  calendar: { ...eras[language], classNames: { day: classes.day ?? '', weekday: classes.weekday ?? '' } },
});
