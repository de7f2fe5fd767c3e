import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { jobPosition } from '@faculty/contracts/members/job-position';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { activeColumn } from '../../../kit/list/cells/active-chip.tsx';
import { ActiveFilter, SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { listOrForm } from '../../../kit/list/list-or-form.tsx';
import { ListTablePage } from '../../../kit/list/list-table-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { jobPositionPhrases } from './job-position.phrases.ts';

/** `/member/position`: the list, or the form of the address. */
export const JobPositionScreen = listOrForm(jobPosition, JobPositionListScreen, () =>
  import('./job-position-form.screen.tsx').then((m) => m.JobPositionFormScreen),
);

function JobPositionListScreen() {
  const t = usePhrases(jobPositionPhrases);
  const { language } = useLanguage();
  const list = useListPage(jobPosition);
  const remove = useRemove(jobPosition);
  return (
    <ListTablePage
      list={list}
      title={t.title}
      add={t.add}
      filters={
        <>
          <SelectFilter list={list} name="job_position_type" />
          <ActiveFilter list={list} />
        </>
      }
      remove={remove}
      columns={[
        {
          field: 'job_position_l',
          sort: 'job_position_l_th',
        },
        {
          field: 'job_position_s',
          cell: (row) => inLanguage(language, row.job_position_s_th, row.job_position_s_en),
          sort: 'job_position_s_th',
        },
        { field: 'job_position_code', sort: 'job_position_code', width: 118 },
        { field: 'job_position_type', sort: 'job_position_type' },
        activeColumn(),
      ]}
    />
  );
}
