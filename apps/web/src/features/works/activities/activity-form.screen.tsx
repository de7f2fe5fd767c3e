import { activityTypes } from '@faculty/contracts/lookups/parameters';
import { activity, typeWithPeople } from '@faculty/contracts/works/activity';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { FlagField, SelectField } from '../../../kit/fields/choice/choice-fields.tsx';
import { labelsOf, useParameters } from '../../../kit/fields/choice/use-parameters.ts';
import { DayField } from '../../../kit/fields/day/day-field.tsx';
import { BilingualText } from '../../../kit/fields/text/bilingual-text.tsx';
import { TextField } from '../../../kit/fields/text/text-field.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FileOrLinkGroup } from '../../../kit/form/layout/file-or-link-group.tsx';
import { FormGroup, FormPage, FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { useAllPeople, usePermittedOwners } from '../../../kit/people/people-options.ts';
import { useMe, useRight } from '../../../kit/session/session.tsx';
import { RecordView } from '../shared/record-view.tsx';
import { ReviewGroup } from '../shared/review-group.tsx';
import { ReviewNotice } from '../shared/review-notice.tsx';
import { useReadOnly } from '../shared/use-read-only.ts';
import { activityPhrases } from './activity.phrases.ts';
import type { ActivityForm } from './activity-values.ts';
import { PeopleField } from './people-checklist.tsx';

interface GroupProps {
  form: ActivityForm;
}

export function ActivityFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(activityPhrases);
  const { user_name } = useMe();
  const form = useEntityForm(activity, { id, empty: { user_name } });
  const isReadOnly = useReadOnly(activity.page);
  if (form.row && isReadOnly(form.row)) return <RecordView entity={activity} record={form.row} kind={t.title} />;
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit}>
      <ReviewNotice form={form} page={activity.page} />
      <WhatGroup form={form} />
      <PeopleGroup form={form} />
      <FileOrLinkGroup form={form} title={t.evidence} by="status_link" part="activity_h_file" url="activity_h_url" />
      <MoreGroup form={form} />
      <ReviewGroup form={form} page={activity.page} />
    </FormPage>
  );
}

function WhatGroup({ form }: GroupProps) {
  const t = usePhrases(activityPhrases);
  return (
    <FormGroup title={t.what}>
      <BilingualText form={form} th="activity_title_th" en="activity_title_en" rows={1} />
      <SelectField form={form} name="activity_type" options={useParameters(activityTypes)} />
      <DayField form={form} name="activity_date" />
      <TextField form={form} name="activity_agency_title" />
      <TextField form={form} name="activity_place_title" />
      <SelectField form={form} name="activity_level" required />
      <Owner form={form} />
    </FormGroup>
  );
}

/** The owner of an activity: oneself, except for those who edit others' records. */
function Owner({ form }: GroupProps) {
  const { own_only } = useRight(activity.page);
  const people = usePermittedOwners(activity.page);
  const { row } = form;
  const isGone = row !== undefined && people.length > 0 && people.every(({ value }) => value !== row.user_name);
  const options = isGone ? [...people, { value: row.user_name, label: row.full_name_th }] : people;
  return own_only ? null : <SelectField form={form} name="user_name" options={options} isSearchable required />;
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
        <PeopleField form={form} name="checkbox_select" valueText={(names) => labelsOf(people, [names].flat())} people={people} />
      </FullWidth>
    </FormGroup>
  );
}

function MoreGroup({ form }: GroupProps) {
  const t = usePhrases(activityPhrases);
  return (
    <FormGroup title={t.more}>
      <FlagField form={form} name="green_office" on={t.isGreen} off={t.isNotGreen} />
      <FlagField form={form} name="active" />
      <FullWidth>
        <TextField form={form} name="remark" rows={2} />
      </FullWidth>
    </FormGroup>
  );
}
