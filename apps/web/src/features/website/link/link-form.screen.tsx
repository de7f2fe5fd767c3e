import { link } from '@faculty/contracts/website/link';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormPage } from '../../../kit/form/layout/form-page.tsx';
import { LookGroup } from './cover/look-group.tsx';
import { linkPhrases } from './link.phrases.ts';
import { PublishingGroup, TargetGroup, TextGroup } from './link-form-groups.tsx';
import { LinkHelp } from './link-help.tsx';
import { emptyLink } from './link-values.ts';

export function LinkFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(linkPhrases);
  const form = useEntityForm(link, { id, empty: emptyLink, fromRow: (row) => row });
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit}>
      <LinkHelp />
      <TargetGroup form={form} />
      <TextGroup form={form} />
      <LookGroup form={form} />
      <PublishingGroup form={form} />
    </FormPage>
  );
}
