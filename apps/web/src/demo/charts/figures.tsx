import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { toBuddhistEra } from '@faculty/contracts/kit/dates/era';
import { usePhrases } from '../../i18n/phrases.tsx';
import { PlainTable } from '../plain-table.tsx';

/** What a chart shows, and the table beneath it; null where nothing was counted. */
export interface Figures {
  caption: string;
  /** What the names are: years, departments … */
  nameHeader: string;
  names: readonly string[];
  series: readonly { name: string; values: readonly (number | null)[] }[];
}

/** Colours of series and parts: each at least 3 : 1 on the ground of its scheme. */
export const seriesColours = [
  'light-dark(#1953d2, #7ba3f5)',
  'light-dark(#a8781a, #e0b24a)',
  'light-dark(#1b8650, #54bd83)',
  'light-dark(#8e44ad, #c58be0)',
  'light-dark(#ca352c, #f1837b)',
  'light-dark(#0e7c86, #4fc3cd)',
  'light-dark(#596475, #a3adbc)',
  'light-dark(#6b4a10, #d9b98a)',
] as const;

export const colourOf = (at: number) => seriesColours[at % seriesColours.length] ?? seriesColours[0];

/** The rows that the charts of the library take: a name, and a value by the name of each series. */
export const chartRows = ({ names, series }: Figures) =>
  names.map((name, at) => ({ name, ...Object.fromEntries(series.map((each) => [each.name, each.values[at]])) }));

export const numberText = (value: number | null | undefined) => (value == null ? '–' : value.toLocaleString('en-GB'));

const phrases = { show: { th: 'ดูตัวเลขเป็นตาราง', en: 'The same figures as a table' } };

/** The figures of a chart in words, for whoever reads rather than looks. */
export function FiguresTable({ figures: { caption, nameHeader, names, series } }: { figures: Figures }) {
  const t = usePhrases(phrases);
  return (
    <details>
      <summary>{t.show}</summary>
      <PlainTable
        label={caption}
        head={[nameHeader, ...series.map(({ name }) => name)]}
        rows={names.map((name, at) => [name, ...series.map(({ values }) => numberText(values[at]))])}
      />
    </details>
  );
}

/** Words that the pages of this area share. */
export const samplePhrases = {
  year: { th: 'ปีการศึกษา', en: 'Academic year' },
  department: { th: 'สาขาวิชา', en: 'Department' },
  thai: { th: 'ภาษาไทย', en: 'Thai' },
  english: { th: 'ภาษาอังกฤษ', en: 'English' },
  chinese: { th: 'ภาษาจีน', en: 'Chinese' },
  history: { th: 'ประวัติศาสตร์', en: 'History' },
  library: { th: 'สารสนเทศศาสตร์', en: 'Information science' },
} satisfies Record<string, Bilingual>;

/** Academic years by the era of the language. */
export const yearsOf = (language: 'th' | 'en', years: readonly number[]) =>
  years.map((year) => String(language === 'th' ? toBuddhistEra(year) : year));
