import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { noAddress } from '@faculty/contracts/kit/fields';
import type { DocumentRow } from '@faculty/contracts/website/documents/document-record';
import { Text } from '@mantine/core';
import { IconCopy, IconExternalLink } from '@tabler/icons-react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import type { Spoken } from '../../../i18n/speak.ts';
import { labelOf, useGroupedParameters, useParameters } from '../../../kit/fields/choice/use-parameters.ts';
import { siteStateColumn } from '../../../kit/list/cells/active-chip.tsx';
import { FileMark } from '../../../kit/list/cells/file-mark.tsx';
import { ContentTitle, TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { ActiveFilter, SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { PeriodFilter, periodValue } from '../../../kit/list/filters/period-filter.tsx';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { ListTablePage } from '../../../kit/list/list-table-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { dayText, yearText } from '../../../kit/theme/dates.ts';
import { siteStateWords } from '../../../kit/theme/site-state.tsx';
import { copyAddress } from '../../../kit/uploads/insertion.ts';
import { useOpenForm } from '../../../kit/url-state/screen-state.ts';
import { useWithLanguages } from '../shared/words-cell.tsx';
import { mouPhrases } from './document.phrases.ts';
import { type Section, sections } from './document-section.ts';

const isEnglish = (row: DocumentRow) => row.switch_lang === 'Y';

const DocumentFormScreen = lazyForm(() => import('./document-form.screen.tsx').then((m) => m.DocumentFormScreen));

/** `/web/content_doc`: the list of documents, or the form named in the URL. */
export const DocScreen = () => <DocumentScreen of={sections.DOC} />;

/** `/web/content_doc_mou`: the list of MOUs, or the form named in the URL. */
export const MouScreen = () => <DocumentScreen of={sections.MOU} />;

function DocumentScreen({ of }: { of: Section }) {
  const id = useOpenForm(of.entity);
  return id === null ? <DocumentListScreen of={of} /> : <DocumentFormScreen key={id} of={of} id={id} />;
}

/** List of documents, or of MOUs with their organisations. */
function DocumentListScreen({ of: { section, entity, parameters, phrases } }: { of: Section }) {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const withLanguages = useWithLanguages<DocumentRow>();
  const list = useListPage(entity, { fixed: { doc_section: section } });
  const remove = useRemove(entity);
  const groups = useParameters(parameters.groups);
  const types = useGroupedParameters(parameters.types);
  const mouWords = usePhrases(mouPhrases);
  const group = list.query.doc_group_tag;
  // each group has its own display sections: changing the group clears the section filter
  const byGroup = { ...list, filter: (patch: Parameters<typeof list.filter>[0]) => list.filter({ ...patch, doc_type_tag: undefined }) };
  // without a group filter: the sections of all groups, each labelled with its group
  const offered = group
    ? (types?.get(group) ?? [])
    : groups.flatMap(({ value, label }) => (types?.get(value) ?? []).map((type) => ({ ...type, label: `${type.label} (${label})` })));
  return (
    <ListTablePage
      list={list}
      title={t.title}
      add={t.add}
      filters={
        <>
          <SelectFilter list={byGroup} name="doc_group_tag" options={groups} isSearchable />
          <SelectFilter list={list} name="doc_type_tag" label={t.shownIn} options={offered} isSearchable />
          {section === 'MOU' ? (
            <PeriodFilter list={list} from="mou_end_from" to="mou_end_to" label={mouWords.ends} first={endChoices(mouWords)} />
          ) : (
            <PeriodFilter list={list} from="start_date" to="end_date" />
          )}
          <ActiveFilter list={list} />
        </>
      }
      {...(section === 'MOU' && {
        moreFilters: {
          names: ['start_date', 'end_date'],
          filters: <PeriodFilter list={list} from="start_date" to="end_date" label={list.labelOf('doct_date')} />,
        },
      })}
      remove={remove}
      emptyHint={t.emptyHint}
      needs={section === 'MOU' ? 1060 : 980}
      actions={(row) => {
        const address = addressOf(row);
        if (address === null) return [];
        return [
          { label: t.openFile, icon: IconExternalLink, onClick: () => void window.open(address, '_blank', 'noopener') },
          { label: t.copyLink, icon: IconCopy, onClick: () => void copyAddress({ uploads_url: address }) },
        ];
      }}
      columns={[
        {
          field: 'doc_title',
          cell: (row) => <ContentTitle entity={entity} row={row} picture={<FileMark kind={row.status_link} file={row.doc_h_file} />} />,
          sort: 'doc_title_th',
        },
        ...(section === 'MOU'
          ? [
              {
                field: 'doc_content' as const,
                cell: (row: DocumentRow) => <TitleCell th={row.doc_content_th} en={isEnglish(row) ? row.doc_content_en : ''} />,
                width: 'clamp(190px, 14.5vw, 24rem)',
              },
            ]
          : [
              {
                field: 'doc_group_tag' as const,
                cell: (row: DocumentRow) => labelOf(groups, row.doc_group_tag),
                width: 'clamp(10.5rem, 13vw, 15rem)',
              },
            ]),
        { field: 'doc_id', sort: 'doc_id', align: 'end', width: 64 },
        withLanguages({ header: t.year, cell: (row) => yearText(row.doc_year, language), sort: 'doc_year', width: 152 }),
        section === 'MOU'
          ? {
              // of what is to come, the day that it begins is told
              ...siteStateColumn<DocumentRow>(entity, (row) =>
                row.mou_end_date !== null && siteStateWords(entity, row, language).state !== 'scheduled' ? (
                  <End day={row.mou_end_date} />
                ) : undefined,
              ),
              also: {
                header: mouWords.ends,
                sort: 'mou_end_date',
                cell: (row) => row.mou_end_date && <End day={row.mou_end_date} />,
                width: 132,
              },
              width: 158,
            }
          : siteStateColumn(entity),
      ]}
    />
  );
}

/** URL of the record's file or link; null when it has neither. */
function addressOf({ status_link, doc_h_file, doc_h_url }: Pick<DocumentRow, 'status_link' | 'doc_h_file' | 'doc_h_url'>): string | null {
  if (status_link === 'Y') return doc_h_file;
  return doc_h_url === '' || doc_h_url === noAddress ? null : doc_h_url;
}

/** Days before the end of an MOU from which it is marked: when the first reminder is sent. */
const soonDays = 90;

/** The last day of an MOU, or how many days are left once it is near. */
function End({ day }: { day: string }) {
  const t = usePhrases(mouPhrases);
  const { language } = useLanguage();
  const left = daysBetween(todayInBangkok(), day);
  const isNear = left >= 0 && left <= soonDays;
  return (
    <>
      <span style={{ whiteSpace: 'nowrap' }}>{dayText(day, language)}</span>
      {isNear && (
        <Text span fw={600} c="var(--mantine-color-gold-light-color)">
          {' '}
          {t.daysLeft(left)}
        </Text>
      )}
    </>
  );
}

/** MOUs by what their end asks for: soon, or over. */
function endChoices(t: Spoken<typeof mouPhrases>) {
  const today = todayInBangkok();
  return [
    ...[30, 90, 180].map((days) => ({ value: periodValue(today, dayAfter(today, days)), label: t.endsWithin(days) })),
    { value: periodValue('', dayAfter(today, -1)), label: t.hasEnded },
  ];
}

const dayLength = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
