import { member } from '@faculty/contracts/members/member';
import { type UserEduRow, userEdu } from '@faculty/contracts/members/user-edu';
import { useQuery } from '@tanstack/react-query';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { entityQueries } from '../../../../kit/api/entity-calls.ts';
import { activeColumn } from '../../../../kit/list/cells/active-chip.tsx';
import { TitleCell } from '../../../../kit/list/cells/title-cell.tsx';
import { ActiveFilter } from '../../../../kit/list/filters/list-filters.tsx';
import { lazyForm } from '../../../../kit/list/lazy-form.tsx';
import { ListTablePage } from '../../../../kit/list/list-table-page.tsx';
import { useListPage } from '../../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../../kit/list/state/use-remove.tsx';
import { FailedState, LoadingState } from '../../../../kit/notifications/states.tsx';
import { RecordTabs } from '../../../../kit/url-state/record-tabs.tsx';
import { useOpenForm } from '../../../../kit/url-state/screen-state.ts';
import { thaiName } from '../member-name.ts';
import { useMemberTabs } from '../use-member-tabs.ts';
import { educationPhrases } from './education.phrases.ts';
import type { Graduate } from './graduate.ts';

const EducationFormScreen = lazyForm(() => import('./education-form.screen.tsx').then((m) => m.EducationFormScreen));

/** The education of one member: the list, or the form of the address. */
export function EducationScreen({ memberId, onClose }: { memberId: number; onClose(): void }) {
  const id = useOpenForm(userEdu);
  const { data: graduate, error, refetch } = useQuery(entityQueries(member).read(memberId));
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!graduate) return <LoadingState />;
  return id === null ? (
    <EducationListScreen memberId={memberId} graduate={graduate} onClose={onClose} />
  ) : (
    <EducationFormScreen key={id} id={id} graduate={graduate} />
  );
}

function EducationListScreen({ memberId, graduate, onClose }: { memberId: number; graduate: Graduate; onClose(): void }) {
  const t = usePhrases(educationPhrases);
  const { language } = useLanguage();
  // the server's own order is the documented one: by level, then by year
  const list = useListPage(userEdu, { fixed: { user_name: graduate.user_name } });
  const remove = useRemove(userEdu);
  const levelOf = (row: UserEduRow) => (language === 'en' && row.edu_name_en) || row.edu_name_th;
  return (
    <ListTablePage
      list={list}
      title={t.title}
      of={{ name: thaiName(graduate), back: t.back, onBack: onClose }}
      tabs={<RecordTabs id={String(memberId)} tabs={useMemberTabs()} current="education" />}
      add={t.add}
      filters={<ActiveFilter list={list} />}
      remove={remove}
      emptyHint={t.emptyHint}
      columns={[
        { field: 'edu_degree', sort: 'edu_degree_th' },
        { field: 'edu_code', cell: levelOf },
        { header: t.year, cell: 'edu_year', sort: 'edu_year', width: 120 },
        { field: 'edu_degree_place', cell: (row) => <TitleCell th={row.edu_degree_place_th} en={row.edu_degree_place_en} /> },
        activeColumn(),
      ]}
    />
  );
}
