import { type LcUserRow, lcUser } from '@faculty/contracts/centre/lc-user';
import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { Button } from '@mantine/core';
import { IconId } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { departmentCombo } from '../../../kit/fields/choice/department-combo.ts';
import { useCombo } from '../../../kit/fields/choice/use-combo.ts';
import { ActiveChip } from '../../../kit/list/cells/active-chip.tsx';
import { TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { SelectFilter, useStateChoices } from '../../../kit/list/filters/list-filters.tsx';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { ListTablePage } from '../../../kit/list/list-table-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { toolLook } from '../../../kit/list/tool-button.tsx';
import { lazyPart } from '../../../kit/notifications/lazy-part.tsx';
import { PersonName } from '../../../kit/theme/person-name.tsx';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import type { SubView } from '../../../kit/url-state/sub-view.ts';
import { CheckinKeyButton, CheckinKeyNotice } from '../checkin-key.tsx';
import { LcReportsButton } from '../reports/lc-reports-button.tsx';
import { ListExchange, useImportView } from './import/list-exchange.tsx';
import { lcMemberPhrases } from './lc-member.phrases.ts';
import { Codes, LcFace } from './lc-member-cells.tsx';
import { englishName, thaiName } from './lc-member-name.ts';

const CardsDialog = lazyPart(() => import('../cards/cards-dialog.lazy.tsx').then((m) => m.CardsDialog));

const LcMemberFormScreen = lazyForm(() => import('./lc-member-form.screen.tsx').then((m) => m.LcMemberFormScreen));

const ImportPage = lazyForm(() => import('./import/import-page.tsx').then((m) => m.ImportPage));

/** `/centre/lc_members`: the list, or the form or the import of the address. */
export function LcMemberScreen() {
  const id = useOpenForm(lcUser);
  const importing = useImportView();
  if (importing.id !== null) return <ImportPage onClose={importing.close} />;
  return id === null ? <LcMemberListScreen importing={importing} /> : <LcMemberFormScreen key={id} id={id} />;
}

/** The members of the language centre. */
function LcMemberListScreen({ importing }: { importing: SubView<'list'> }) {
  const t = usePhrases(lcMemberPhrases);
  const { language } = useLanguage();
  const list = useListPage(lcUser, { pageSizes: [15, 25, 50, 'all'] });
  const { removeTitle, removeText } = t;
  const remove = useRemove(lcUser, { name: thaiName, words: { removeTitle, removeText } });
  // members of a retired department can be listed too
  const departments = useCombo(departmentCombo).map(({ value, label }) => ({ value, label }));
  const states = useStateChoices();
  // whose cards are requested: one member's, or those of the list
  const [cards, setCards] = useState<LcUserRow | 'all' | null>(null);
  const { q, user_type, job_title } = list.query;
  return (
    <ListTablePage
      list={list}
      title={t.title}
      add={t.add}
      tools={
        <>
          <ListExchange query={list.query} view={importing} />
          <CheckinKeyButton page={lcUser.page} />
          <LcReportsButton />
          <Button {...toolLook(IconId, t.cards)} onClick={() => setCards('all')} />
        </>
      }
      filters={
        <>
          <SelectFilter list={list} name="user_type" />
          <SelectFilter list={list} name="job_title" options={departments} isSearchable />
          <SelectFilter list={list} name="disabled" options={states} />
        </>
      }
      rowName={thaiName}
      remove={remove}
      actions={(row) => (row.disabled === 1 ? [{ label: t.card, icon: IconId, onClick: () => setCards(row) }] : [])}
      columns={[
        {
          header: t.name,
          cell: (row: LcUserRow) => (
            <TitleCell th={<PersonName name={thaiName(row)} />} en={englishName(row)} picture={<LcFace address={row.avatarFile} />} />
          ),
          sort: 'fname_th',
        },
        { header: t.codesOf, cell: (row) => <Codes row={row} />, sort: 'user_name', width: 190 },
        { field: 'user_type', sort: 'user_type', width: 130 },
        {
          field: 'job_title',
          cell: (row) => inLanguage(language, row.up_department_name_th, row.up_department_name_en),
          width: 220,
        },
        { field: 'disabled', cell: (row) => <ActiveChip value={row.disabled === 1 ? 'Y' : 'N'} />, sort: 'disabled', width: 122 },
      ]}
    >
      <CheckinKeyNotice page={lcUser.page} isReady={!list.isLoading} />
      {cards && (
        <CardsDialog
          ask={cards === 'all' ? { q, user_type, job_title } : { user_id: [cards.user_id] }}
          name={cards === 'all' ? undefined : thaiName(cards)}
          onClose={() => setCards(null)}
        />
      )}
    </ListTablePage>
  );
}
