import { SegmentedControl, UnstyledButton } from '@mantine/core';
import { IconBook, IconCalendarEvent, IconNews, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import classes from './bars.module.css';

const phrases = {
  width: { th: 'ความกว้าง', en: 'Width' },
  wide: { th: 'กว้าง 240', en: 'Wide, 240' },
  mini: { th: 'ย่อ 96', en: 'Mini, 96' },
  news: { th: 'ข่าว', en: 'News' },
  calendar: { th: 'ปฏิทิน', en: 'Calendar' },
  courses: { th: 'หลักสูตร', en: 'Courses' },
  people: { th: 'บุคลากร', en: 'People' },
};

/** The template's widths, in pixels. */
const widths = { wide: 240, mini: 96 } as const;
type Width = keyof typeof widths;
const icons = { news: IconNews, calendar: IconCalendarEvent, courses: IconBook, people: IconUsers };

/** Places one below the other: icon and name, or a small name under its icon. */
export function SideBar({ label }: { label: string }) {
  const t = usePhrases(phrases);
  const [width, setWidth] = useState<Width>('wide');
  const [at, setAt] = useState('news');
  return (
    <>
      <SegmentedControl
        aria-label={t.width}
        value={width}
        onChange={(chosen) => setWidth(chosen as Width)} // one of its own data
        data={(['wide', 'mini'] as const).map((each) => ({ value: each, label: t[each] }))}
      />
      <nav className={classes.side} aria-label={label} style={{ width: widths[width] }} data-mini={width === 'mini' || undefined}>
        {(Object.keys(icons) as (keyof typeof icons)[]).map((place) => {
          const Icon = icons[place];
          return (
            <UnstyledButton
              key={place}
              className={classes.entry ?? ''}
              aria-current={place === at ? 'page' : undefined}
              onClick={() => setAt(place)}
            >
              <Icon size={20} stroke={1.75} aria-hidden />
              <span>{t[place]}</span>
            </UnstyledButton>
          );
        })}
      </nav>
    </>
  );
}
