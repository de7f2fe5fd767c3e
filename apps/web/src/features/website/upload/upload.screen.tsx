import { upload } from '@faculty/contracts/website/upload';
import { IconCopy } from '@tabler/icons-react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { fileSize } from '../../../kit/fields/files/file-size.ts';
import { TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { ActiveFilter, SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { PeriodFilter } from '../../../kit/list/filters/period-filter.tsx';
import { listOrForm } from '../../../kit/list/list-or-form.tsx';
import { ListTablePage } from '../../../kit/list/list-table-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { useRemove } from '../../../kit/list/state/use-remove.tsx';
import { copyPhrases } from '../../../kit/notifications/copy.phrases.ts';
import { momentText } from '../../../kit/theme/dates.ts';
import { SiteStateChip } from '../../../kit/theme/site-state.tsx';
import { copyAddress } from '../../../kit/uploads/insertion.ts';
import { UploadThumbnail } from '../../../kit/uploads/upload-thumbnail.tsx';
import { uploadScreenPhrases } from './upload.phrases.ts';

/** `/web/content_upload`: the list, or the form named in the URL. */
export const UploadScreen = listOrForm(upload, UploadListScreen, () => import('./upload-form.screen.tsx').then((m) => m.UploadFormScreen));

function UploadListScreen() {
  const t = usePhrases(uploadScreenPhrases);
  const { copy } = usePhrases(copyPhrases);
  const { language } = useLanguage();
  const list = useListPage(upload);
  const remove = useRemove(upload);
  return (
    <ListTablePage
      list={list}
      title={t.title}
      add={t.add}
      filters={
        <>
          <PeriodFilter list={list} from="start_date" to="end_date" label={t.updated} />
          <ActiveFilter list={list} />
          <SelectFilter list={list} name="kept" />
        </>
      }
      remove={remove}
      emptyHint={t.emptyHint}
      actions={(row) => [{ label: copy, icon: IconCopy, onClick: () => void copyAddress(row) }]}
      columns={[
        {
          field: 'uploads_title_th',
          cell: (row) => <TitleCell th={row.uploads_title_th} picture={<UploadThumbnail upload={row} />} />,
          sort: 'uploads_title_th',
        },
        { field: 'uploads_extension', cell: (row) => row.uploads_extension.toUpperCase(), sort: 'uploads_type', width: 100 },
        { field: 'uploads_size', cell: (row) => fileSize(row.uploads_size), sort: 'uploads_size', align: 'end', width: 118 },
        { header: t.updated, cell: (row) => momentText(row.updated_at, language), sort: 'updated_at', width: 170 },
        { header: t.active, cell: (row) => <SiteStateChip entity={upload} row={row} />, width: 118 },
      ]}
    />
  );
}
