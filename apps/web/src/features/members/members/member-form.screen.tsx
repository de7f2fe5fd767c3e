import { member } from '@faculty/contracts/members/member';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormPage } from '../../../kit/form/layout/form-page.tsx';
import { memberPhrases } from './member.phrases.ts';
import { AccountGroup, NameGroup, PictureGroup } from './member-form-person.tsx';
import { ExpertiseGroup, LinksGroup, PositionsGroup, PrivateContactGroup, PublicContactGroup } from './member-form-work.tsx';
import { thaiName } from './member-name.ts';
import { emptyMember, memberValues } from './member-values.ts';

export function MemberFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(memberPhrases);
  const form = useEntityForm(member, { id, empty: emptyMember(), fromRow: memberValues });
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit} which={thaiName}>
      <AccountGroup form={form} />
      <NameGroup form={form} />
      <PictureGroup form={form} />
      <PublicContactGroup form={form} />
      <PrivateContactGroup form={form} />
      <PositionsGroup form={form} />
      <ExpertiseGroup form={form} />
      <LinksGroup form={form} />
    </FormPage>
  );
}
