import { type DemoArea, type DemoPath, demoAreaOf, demoAreas, demoPages } from '@faculty/contracts/demo/demo-pages';
import { entities } from '@faculty/contracts/entities';
import { errors } from '@faculty/contracts/errors';
import { fieldErrors } from '@faculty/contracts/field-errors';
import { type GroupKey, groups, pageKeys, pages } from '@faculty/contracts/pages';
import { Anchor, List, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { Example, Examples } from '../example.tsx';
import classes from './documentation.module.css';
import { KindTable } from './kind-table.tsx';
import { overviewPhrases } from './overview.phrases.ts';
import { TextPassage } from './text-passage.tsx';
import { readme } from './texts.ts';
import { libraryCount } from './workspaces.ts';

/** `/documentation/overview`: what the system is, for whom, and how much there is of it. */
export function OverviewPage() {
  const t = usePhrases(overviewPhrases);
  return (
    <>
      <Example title={t.what}>
        <Text>{t.whatText}</Text>
        <Text>{t.forWhom}</Text>
      </Example>
      <Example title={t.figures} note={t.figuresNote}>
        <Figures />
      </Example>
      <Example title={t.areas} note={t.areasNote}>
        <Areas />
      </Example>
      <Example title={t.kinds} note={t.kindsNote}>
        <KindTable />
      </Example>
      <Examples>
        <Example title={t.demo} note={t.demoNote}>
          <DemoAreas />
        </Example>
        <Example title={t.rules}>
          <List>
            {t.ruleList.split('\n').map((rule) => (
              <List.Item key={rule}>{rule}</List.Item>
            ))}
          </List>
        </Example>
      </Examples>
      <TextPassage title={t.parts} file="README.md" text={readme} heading="What is there" />
    </>
  );
}

/** Counted in the contracts when the pages are built. */
function Figures() {
  const t = usePhrases(overviewPhrases);
  const calls = new Set(entities.flatMap(({ routes }) => Object.values(routes)).filter(Boolean)).size;
  const figures = [
    { name: t.groups, count: Object.keys(groups).length },
    { name: t.pages, count: pageKeys.length },
    { name: t.kinds, count: entities.length },
    { name: t.calls, count: calls },
    { name: t.binKinds, count: entities.filter(({ bin }) => bin === true).length },
    { name: t.errors, count: Object.keys(errors).length },
    { name: t.fieldErrors, count: Object.keys(fieldErrors).length },
    { name: t.libraries, count: libraryCount },
    { name: t.demoPages, count: Object.keys(demoPages).length },
  ];
  return (
    <dl className={classes.figures}>
      {figures.map(({ name, count }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The pages of the drawer by its headings, each a way there. */
function Areas() {
  const { language } = useLanguage();
  return (
    <div className={classes.areas}>
      {(Object.keys(groups) as GroupKey[]).map((group) => (
        <div key={group}>
          <Title order={3}>{groups[group][language]}</Title>
          <List>
            {pageKeys
              .filter((page) => pages[page].group === group)
              .map((page) => (
                <List.Item key={page}>
                  <Anchor component={Link} to={page} underline="always">
                    {pages[page][language]}
                  </Anchor>
                </List.Item>
              ))}
          </List>
        </div>
      ))}
    </div>
  );
}

function DemoAreas() {
  const t = usePhrases(overviewPhrases);
  const { language } = useLanguage();
  const paths = Object.keys(demoPages) as DemoPath[];
  return (
    <List>
      {(Object.keys(demoAreas) as DemoArea[]).map((area) => {
        const own = paths.filter((path) => demoAreaOf(path) === area);
        return (
          <List.Item key={area}>
            {own[0] !== undefined && (
              <Anchor component={Link} to={own[0]} underline="always">
                {demoAreas[area][language]}
              </Anchor>
            )}{' '}
            <Text span c="dimmed">
              {t.pageCount(own.length)}
            </Text>
          </List.Item>
        );
      })}
    </List>
  );
}
