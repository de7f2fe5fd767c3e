import { type OptionListKey, optionListKeys, optionLists } from '@faculty/contracts/lists/option-lists';
import { Text, Title } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { useReadyMessage } from '../../../kit/list/state/ready-message.ts';
import { PageTitle } from '../../../kit/theme/page-title.tsx';
import type { SubView } from '../../../kit/url-state/sub-view.ts';
import type { ListKey } from './list-keys.ts';
import classes from './lists.module.css';
import {
  departmentPhrases,
  facultyDatePhrases,
  groupMasterPhrases,
  groupSubAPhrases,
  groupSubBPhrases,
  listsPhrases,
  optionUsePhrases,
} from './lists.phrases.ts';

interface IndexProps {
  linkTo: SubView<ListKey>['linkTo'];
}

interface Entry {
  key: ListKey;
  name: string;
  about: string;
}

const usedBy: [beginning: string, use: keyof typeof optionUsePhrases][] = [
  ['NEWS_', 'news'],
  ['ARTICLE_', 'articles'],
  ['DOC_GROUP_MOU', 'mous'],
  ['DOC_MOU', 'mous'],
  ['DOC_', 'documents'],
  ['LINK_', 'links'],
  ['WORKS_', 'works'],
  ['ACTIVITYS_', 'activities'],
];

/** Every list behind the forms, by what it is for. */
export function ListsIndexScreen({ linkTo }: IndexProps) {
  const t = usePhrases(listsPhrases);
  const uses = usePhrases(optionUsePhrases);
  const { language } = useLanguage();
  useReadyMessage('/admin/lists', false);
  const about = (key: OptionListKey) => uses[usedBy.find(([beginning]) => key.startsWith(beginning))?.[1] ?? 'news'];
  const options = optionListKeys.map((key) => ({ key, name: optionLists[key][language], about: about(key) }));
  const named = (key: ListKey, { list, about: what }: { list: string; about: string }): Entry => ({ key, name: list, about: what });
  const master = usePhrases(groupMasterPhrases);
  const subA = usePhrases(groupSubAPhrases);
  const subB = usePhrases(groupSubBPhrases);
  const department = usePhrases(departmentPhrases);
  const date = usePhrases(facultyDatePhrases);
  const grouped = [named('group_master', master), named('group_sub_a', subA), named('group_sub_b', subB)];
  const faculty = [named('department', department), named('faculty_date', date)];
  return (
    <div className={classes.page}>
      <PageTitle>{t.title}</PageTitle>
      <div>
        <Title order={1}>{t.title}</Title>
        <Text size="sm" c="dimmed">
          {t.intro}
        </Text>
      </div>
      <Section title={t.options} entries={options} linkTo={linkTo} />
      <Section title={t.grouped} entries={grouped} linkTo={linkTo} />
      <Section title={t.faculty} entries={faculty} linkTo={linkTo} />
    </div>
  );
}

function Section({ title, entries, linkTo }: IndexProps & { title: string; entries: Entry[] }) {
  return (
    <section aria-label={title}>
      <Title order={2} fz="md" mb={6}>
        {title}
      </Title>
      <ul className={classes.lists}>
        {entries.map(({ key, name, about }) => (
          <li key={key} data-row>
            <Link {...linkTo(key)} className={classes.entry}>
              <span>
                <span className={classes.name}>{name}</span>
                <span className={classes.about}>{about}</span>
              </span>
              <IconChevronRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
