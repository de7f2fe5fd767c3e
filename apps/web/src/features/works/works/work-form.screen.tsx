import { workParameters } from '@faculty/contracts/lookups/parameters';
import { work } from '@faculty/contracts/works/work';
import { suggestedBases } from '@faculty/contracts/works/work-fields';
import { Autocomplete } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { FlagField, SelectField } from '../../../kit/fields/choice/choice-fields.tsx';
import { choiceSearch } from '../../../kit/fields/choice/choice-search.ts';
import { useParameters } from '../../../kit/fields/choice/use-parameters.ts';
import { useField } from '../../../kit/fields/core/use-field.ts';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FileOrLinkGroup } from '../../../kit/form/layout/file-or-link-group.tsx';
import { FormGroup, FormPage, FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { usePermittedOwners } from '../../../kit/people/people-options.ts';
import { useMe, useRight } from '../../../kit/session/session.tsx';
import { RecordView } from '../shared/record-view.tsx';
import { ReviewGroup } from '../shared/review-group.tsx';
import { ReviewNotice } from '../shared/review-notice.tsx';
import { useReadOnly } from '../shared/use-read-only.ts';
import { AlikeWorks } from './alike-works.tsx';
import { CitationPanel } from './citation/citation-panel.tsx';
import { FilledProvider, useFilledFrom } from './citation/filled-from.tsx';
import { CoAuthorField, CorrespondingField } from './co-author-field.tsx';
import { FilledFromArrival, useArrivalSaved } from './filled-from-arrival.tsx';
import { workPhrases } from './work.phrases.ts';
import { levelsFor } from './work-fields-of-type.ts';
import { VenueGroup } from './work-form-venue.tsx';
import { WorkPair, WorkText } from './work-text.tsx';
import { type WorkForm, workValues } from './work-values.ts';

interface GroupProps {
  form: WorkForm;
}

export function WorkFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(workPhrases);
  const { user_name } = useMe();
  const form = useEntityForm(work, { id, empty: { user_name }, fromRow: workValues, onSaved: useArrivalSaved() });
  const { filled, fill } = useFilledFrom(form);
  const [params] = useSearchParams();
  const isReadOnly = useReadOnly(work.page);
  if (form.row && isReadOnly(form.row)) return <RecordView entity={work} record={form.row} kind={t.work} />;
  return (
    <FilledProvider filled={filled}>
      <FormPage form={form} title={form.isNew ? t.add : t.edit}>
        <ReviewNotice form={form} page={work.page} />
        <FilledFromArrival form={form} fill={fill} />
        {form.isNew && !params.has('arrival') && <CitationPanel isFormDirty={form.isDirty} fill={fill} />}
        {/* after a fill the person looks there; who types a title must not see it move */}
        {filled.size > 0 && <AlikeWorks form={form} />}
        <NamesGroup form={form}>{filled.size === 0 && <AlikeWorks form={form} />}</NamesGroup>
        <TypeGroup form={form} />
        <VenueGroup form={form} />
        <EvidenceGroup form={form} />
        <StateGroup form={form} />
        <ReviewGroup form={form} page={work.page} />
      </FormPage>
    </FilledProvider>
  );
}

/** Title, what is said about it, authors, owner and shares. */
function NamesGroup({ form, children }: GroupProps & { children: ReactNode }) {
  const t = usePhrases(workPhrases);
  const owners = usePermittedOwners(work.page);
  const seesAll = !useRight(work.page).own_only;
  return (
    <FormGroup title={t.namesGroup}>
      <WorkPair form={form} th="work_title_th" en="work_title_en" />
      {children}
      <WorkPair form={form} th="work_owner_name_th" en="work_owner_name_en" hint={t.ownerNameHint} />
      {seesAll && <SelectField form={form} name="user_name" options={owners} isSearchable required />}
      <WorkText form={form} name="work_weight" hint={t.weightHint} inputMode="decimal" />
      <FullWidth>
        <CoAuthorField form={form} />
      </FullWidth>
      <CorrespondingField form={form} />
    </FormGroup>
  );
}

/** Type, quality and level of publication. */
function TypeGroup({ form }: GroupProps) {
  const t = usePhrases(workPhrases);
  const types = useParameters(workParameters.types);
  const levels = levelsFor(form.fields.useWatchValue('work_type'), useParameters(workParameters.levels));
  return (
    <FormGroup title={t.mainGroup}>
      <SelectField form={form} name="work_type" options={types} />
      <SelectField form={form} name="work_type_detail" options={levels} isSearchable />
      <SelectField form={form} name="work_public_type" required />
      <SelectField form={form} name="work_public_inter" required />
      <BaseField form={form} />
    </FormGroup>
  );
}

/** The file that proves it, or where it is read. */
function EvidenceGroup({ form }: GroupProps) {
  const t = usePhrases(workPhrases);
  return <FileOrLinkGroup form={form} title={t.fileGroup} by="status_link" part="work_h_file" url="work_h_url" label={t.work_h_file} />;
}

/** Whether it is in use. */
function StateGroup({ form }: GroupProps) {
  const t = usePhrases(workPhrases);
  return (
    <FormGroup title={t.stateGroup}>
      <FlagField form={form} name="active" />
    </FormGroup>
  );
}

/** Where the work is indexed: one of the usual databases, or another one. */
function BaseField({ form }: GroupProps) {
  const t = usePhrases(workPhrases);
  const field = useField(form, 'work_public_base');
  return (
    <Autocomplete
      {...field}
      data={[...suggestedBases]}
      // "-" stands there at first: it is no search
      filter={(asked) => choiceSearch({ ...asked, search: asked.search === '-' ? '' : asked.search })}
      description={t.baseHint}
      maxLength={60}
    />
  );
}
