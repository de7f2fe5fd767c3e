import { activityTypes } from '@faculty/contracts/lookups/parameters';
import { activity, typeWithPeople } from '@faculty/contracts/works/activity';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { labelsOf, useParameters } from '../../../kit/fields/choice/use-parameters.ts';
import { DayField } from '../../../kit/fields/day/day-field.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { BilingualText } from '../../../kit/form/fields/bilingual-text.tsx';
import { FlagField, SelectField } from '../../../kit/form/fields/choice-fields.tsx';
import { FileOrLinkGroup } from '../../../kit/form/fields/file-or-link.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { FormGroup, FormPage, FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { useAllPeople, usePermittedOwners } from '../../../kit/review/people-options.ts';
import { useMe, useRight } from '../../../kit/session/session.tsx';
import { RecordView } from '../shared/record-view.tsx';
import { ReviewGroup } from '../shared/review-group.tsx';
import { ReviewNotice } from '../shared/review-notice.tsx';
import { useReadOnly } from '../shared/use-read-only.ts';
import { activityPhrases } from './activity.phrases.ts';
import { useActivityReaders } from './activity-readers.ts';
import { type ActivityForm, activityValues, emptyActivity, useLevels } from './activity-values.ts';
import { PeopleField } from './people-checklist.tsx';

interface GroupProps {
  form: ActivityForm;
}

export function ActivityFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(activityPhrases);
  const { user_name } = useMe();
  const form = useEntityForm(activity, { id, empty: emptyActivity(user_name), fromRow: activityValues });
  const readers = useActivityReaders();
  const isReadOnly = useReadOnly(activity.page);
  if (form.row && isReadOnly(form.row))
    return <RecordView entity={activity} record={form.row} kind={t.title} words={activityPhrases} readers={readers} />;
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit}>
      <ReviewNotice form={form} page={activity.page} />
      <WhatGroup form={form} />
      <PeopleGroup form={form} />
      <FileOrLinkGroup form={form} title={t.evidence} by="status_link" part="activity_h_file" url="activity_h_url" label={t.status_link} />
      <MoreGroup form={form} />
      <ReviewGroup form={form} page={activity.page} />
    </FormPage>
  );
}

function WhatGroup({ form }: GroupProps) {
  const t = usePhrases(activityPhrases);
  return (
    <FormGroup title={t.what}>
      <BilingualText form={form} label={t.activity_title} th="activity_title_th" en="activity_title_en" rows={1} />
      <SelectField form={form} name="activity_type" label={t.activity_type} options={useParameters(activityTypes)} />
      <DayField form={form} name="activity_date" label={t.activity_date} />
      <TextField form={form} name="activity_agency_title" label={t.activity_agency_title} />
      <TextField form={form} name="activity_place_title" label={t.activity_place_title} />
      <SelectField form={form} name="activity_level" label={t.activity_level} options={useLevels()} required />
      <Owner form={form} />
    </FormGroup>
  );
}

/** The owner of an activity: oneself, except for those who edit others' records. */
function Owner({ form }: GroupProps) {
  const t = usePhrases(activityPhrases);
  const { own_only } = useRight(activity.page);
  const people = usePermittedOwners(activity.page);
  const { row } = form;
  const isGone = row !== undefined && people.length > 0 && people.every(({ value }) => value !== row.user_name);
  const options = isGone ? [...people, { value: row.user_name, label: row.full_name_th }] : people;
  return own_only ? null : <SelectField form={form} name="user_name" label={t.user_name} options={options} isSearchable required />;
}

/** The participants, which only activities of the whole faculty have. */
function PeopleGroup({ form }: GroupProps) {
  const t = usePhrases(activityPhrases);
  // under own_only too: one's own activities name others
  const people = useAllPeople();
  const isShown = form.fields.useWatchValue('activity_type') === typeWithPeople;
  if (!isShown) return null;
  return (
    <FormGroup title={t.people}>
      <FullWidth>
        <PeopleField
          form={form}
          name="checkbox_select"
          label={t.checkbox_select}
          valueText={(names) => labelsOf(people, [names].flat())}
          people={people}
        />
      </FullWidth>
    </FormGroup>
  );
}

function MoreGroup({ form }: GroupProps) {
  const t = usePhrases(activityPhrases);
  return (
    <FormGroup title={t.more}>
      <FlagField form={form} name="green_office" label={t.green_office} on={t.isGreen} off={t.isNotGreen} />
      <FlagField form={form} name="active" label={t.active} />
      <FullWidth>
        <TextField form={form} name="remark" label={t.remark} rows={2} />
      </FullWidth>
    </FormGroup>
  );
}
