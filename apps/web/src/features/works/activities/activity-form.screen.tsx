import { activity } from '@faculty/contracts/works/activity';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FileOrLinkGroup } from '../../../kit/form/fields/file-or-link.tsx';
import { FormPage } from '../../../kit/form/layout/form-page.tsx';
import { RecordView } from '../../../kit/review/record-view.tsx';
import { ReviewGroup } from '../../../kit/review/review-group.tsx';
import { ReviewNotice } from '../../../kit/review/review-notice.tsx';
import { useReadOnly } from '../../../kit/review/use-read-only.ts';
import { useMe } from '../../../kit/session/session.tsx';
import { activityPhrases } from './activity.phrases.ts';
import { MoreGroup, PeopleGroup, WhatGroup } from './activity-form-groups.tsx';
import { useActivityReaders } from './activity-readers.ts';
import { activityValues, emptyActivity } from './activity-values.ts';

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
