import { type MemberItem, member } from '@faculty/contracts/members/member';
import { IconSchool } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { useCombo } from '../../../kit/fields/choice/use-combo.ts';
import { ActiveChip } from '../../../kit/list/cells/active-chip.tsx';
import { TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { SelectFilter, useStateChoices } from '../../../kit/list/filters/list-filters.tsx';
import { ListPage } from '../../../kit/list/list-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { DataTable } from '../../../kit/list/table/data-table.tsx';
import { RoleBadge } from '../../../kit/session/role-badge.tsx';
import { PersonName } from '../../../kit/theme/person-name.tsx';
import { memberPhrases } from './member.phrases.ts';
import { Account, Face, Positions } from './member-cells.tsx';
import { prefixCombo } from './member-combos.ts';
import { englishName, thaiName } from './member-name.ts';
import { useCancelMember } from './use-cancel-member.tsx';

const isInUse = (item: MemberItem) => item.disabled === 1;

/** `onEducation` opens the education of a member. */
export function MemberListScreen({ onEducation }: { onEducation(memberId: number): void }) {
  const t = usePhrases(memberPhrases);
  const list = useListPage(member, { pageSizes: [15, 25, 50, 'all'] });
  const cancel = useCancelMember();
  const prefixes = useCombo(prefixCombo);
  const states = useStateChoices();
  return (
    <ListPage
      list={list}
      title={t.title}
      add={t.add}
      filters={
        <>
          <SelectFilter list={list} name="prefix_code" label={t.prefix} options={prefixes} isSearchable />
          <SelectFilter list={list} name="disabled" label={t.disabled} options={states} />
        </>
      }
    >
      <DataTable
        list={list}
        rowName={(item) => thaiName(item)}
        remove={cancel}
        add={t.add}
        actions={(item) => [{ label: t.education, icon: IconSchool, onClick: () => onEducation(item.id) }]}
        columns={[
          {
            header: t.name,
            cell: (item) => <TitleCell th={<PersonName name={thaiName(item)} />} en={englishName(item)} picture={<Face item={item} />} />,
            sort: 'fname_th',
          },
          { header: t.accountOf, cell: (item) => <Account item={item} />, sort: 'user_name', width: 'clamp(13.5rem, 16vw, 20rem)' },
          { header: t.position, cell: (item) => <Positions item={item} />, width: 'clamp(12rem, 15vw, 20rem)' },
          { header: t.role, cell: (item) => <RoleBadge role={item.role} />, width: 144 },
          { header: t.disabled, cell: (item) => <ActiveChip value={isInUse(item) ? 'Y' : 'N'} />, sort: 'disabled', width: 118 },
        ]}
      />
    </ListPage>
  );
}
