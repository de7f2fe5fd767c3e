import { work } from '@faculty/contracts/works/work';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormPage } from '../../../kit/form/layout/form-page.tsx';
import { RecordView } from '../../../kit/review/record-view.tsx';
import { ReviewGroup } from '../../../kit/review/review-group.tsx';
import { ReviewNotice } from '../../../kit/review/review-notice.tsx';
import { useReadOnly } from '../../../kit/review/use-read-only.ts';
import { useMe } from '../../../kit/session/session.tsx';
import { AlikeWorks } from './alike-works.tsx';
import { CitationPanel } from './citation/citation-panel.tsx';
import { FilledProvider, useFilledFrom } from './citation/filled-from.tsx';
import { workPhrases } from './work.phrases.ts';
import { EvidenceGroup, NamesGroup, StateGroup, TypeGroup } from './work-form-groups.tsx';
import { VenueGroup } from './work-form-venue.tsx';
import { useWorkReaders } from './work-readers.ts';
import { emptyWork, workValues } from './work-values.ts';

export function WorkFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(workPhrases);
  const { user_name } = useMe();
  const form = useEntityForm(work, { id, empty: emptyWork(user_name), fromRow: workValues });
  const { filled, fill } = useFilledFrom(form);
  const readers = useWorkReaders();
  const isReadOnly = useReadOnly(work.page);
  if (form.row && isReadOnly(form.row))
    return <RecordView entity={work} record={form.row} kind={t.work} words={workPhrases} readers={readers} />;
  return (
    <FilledProvider filled={filled}>
      <FormPage form={form} title={form.isNew ? t.add : t.edit}>
        <ReviewNotice form={form} page={work.page} />
        {form.isNew && <CitationPanel fill={fill} />}
        <NamesGroup form={form} />
        <AlikeWorks form={form} />
        <TypeGroup form={form} />
        <VenueGroup form={form} />
        <EvidenceGroup form={form} />
        <StateGroup form={form} />
        <ReviewGroup form={form} page={work.page} />
      </FormPage>
    </FilledProvider>
  );
}
