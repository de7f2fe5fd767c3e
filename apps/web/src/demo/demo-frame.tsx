import { type DemoPath, demoAreaOf, demoAreas, demoPages } from '@faculty/contracts/demo/demo-pages';
import { Select, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { useLanguage, usePhrases } from '../i18n/phrases.tsx';
import { choiceSearch } from '../kit/fields/choice/choice-search.ts';
import { PageTitle } from '../kit/theme/page-title.tsx';
import classes from './demo.module.css';

const phrases = {
  contents: { th: 'หน้าตัวอย่างทั้งหมด', en: 'All demo pages' },
  chosen: { th: 'ไปที่หน้า', en: 'Go to page' },
};

const paths = Object.keys(demoPages) as DemoPath[];
const areas = (Object.keys(demoAreas) as (keyof typeof demoAreas)[]).map((area) => ({
  area,
  paths: paths.filter((path) => demoAreaOf(path) === area),
}));

/** The frame of every demo page: its title, and the way to all the others. */
export function DemoFrame({ path, children }: { path: DemoPath; children: ReactNode }) {
  const { language } = useLanguage();
  const title = demoPages[path][language];
  return (
    <div className={classes.frame}>
      <PageTitle>{title}</PageTitle>
      <Contents path={path} />
      <div className={classes.page}>
        <Text size="sm" c="dimmed">
          {demoAreas[demoAreaOf(path)][language]}
        </Text>
        <Title order={1}>{title}</Title>
        {children}
      </div>
    </div>
  );
}

/** All pages: a column beside the page where there is room, else one field. */
function Contents({ path }: { path: DemoPath }) {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const navigate = useNavigate();
  return (
    <>
      <nav className={classes.contents} aria-label={t.contents}>
        {areas.map(({ area, paths }) => (
          <div key={area}>
            <Text size="sm" fw={700} id={`demo-${area}`}>
              {demoAreas[area][language]}
            </Text>
            <ul aria-labelledby={`demo-${area}`}>
              {paths.map((each) => (
                <li key={each}>
                  <NavLink to={each}>{demoPages[each][language]}</NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <Select
        className={classes.choice ?? ''}
        label={t.chosen}
        value={path}
        allowDeselect={false}
        searchable
        filter={choiceSearch}
        data={areas.map(({ area, paths }) => ({
          group: demoAreas[area][language],
          items: paths.map((each) => ({ value: each, label: demoPages[each][language] })),
        }))}
        onChange={(chosen) => chosen && void navigate(chosen)}
      />
    </>
  );
}
