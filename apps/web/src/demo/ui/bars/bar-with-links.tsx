import { ActionIcon, Menu, Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { BrandMark } from '../../../kit/theme/brand-mark.tsx';
import classes from './bars.module.css';

const phrases = {
  faculty: { th: 'คณะศิลปศาสตร์', en: 'Liberal Arts' },
  news: { th: 'ข่าว', en: 'News' },
  courses: { th: 'หลักสูตร', en: 'Courses' },
  people: { th: 'บุคลากร', en: 'People' },
  contact: { th: 'ติดต่อ', en: 'Contact' },
  menu: { th: 'เปิดลิงก์', en: 'Open the links' },
  search: { th: 'ค้นหาในเว็บไซต์', en: 'Search the website' },
};

const places = ['news', 'courses', 'people', 'contact'] as const;

interface BarWithLinksProps {
  label: string;
  isColoured?: boolean;
  hasSearch?: boolean;
}

/** A bar with a name and places to go; the example remembers only which was chosen. */
export function BarWithLinks({ label, isColoured = false, hasSearch = false }: BarWithLinksProps) {
  const t = usePhrases(phrases);
  const [at, setAt] = useState<(typeof places)[number]>('news');
  return (
    <nav className={classes.bar} aria-label={label} data-coloured={isColoured || undefined}>
      <BrandMark size={32} />
      <Text component="span" fw={700} className={classes.name ?? ''}>
        {t.faculty}
      </Text>
      {hasSearch && (
        <TextInput
          className={classes.search ?? ''}
          type="search"
          aria-label={t.search}
          placeholder={t.search}
          maxLength={60}
          leftSection={<IconSearch size={18} aria-hidden />}
        />
      )}
      <ul className={classes.links}>
        {places.map((place) => (
          <li key={place}>
            <UnstyledButton className={classes.link ?? ''} aria-current={place === at ? 'page' : undefined} onClick={() => setAt(place)}>
              {t[place]}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <div className={classes.behind}>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color={isColoured ? 'gray.0' : 'gray'} size="xl" aria-label={t.menu}>
              <IconMenu2 size={22} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {places.map((place) => (
              <Menu.Item key={place} aria-current={place === at ? 'page' : undefined} onClick={() => setAt(place)}>
                {t[place]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
    </nav>
  );
}
