import { useEffect } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { useCombo } from '../../../kit/fields/choice/use-combo.ts';
import { SquarePictureField } from '../../../kit/fields/square-picture-field.tsx';
import { BilingualText } from '../../../kit/form/fields/bilingual-text.tsx';
import { FlagField, SelectField } from '../../../kit/form/fields/choice-fields.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { FormGroup, FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { useEmailDomains } from '../../../kit/session/use-email-domains.ts';
import { memberPhrases } from './member.phrases.ts';
import { prefixCombo } from './member-combos.ts';
import type { MemberForm } from './member-values.ts';

interface GroupProps {
  form: MemberForm;
}

export function AccountGroup({ form }: GroupProps) {
  const t = usePhrases(memberPhrases);
  const { labels, isNew } = form;
  const domains = useEmailDomains();
  // no field of this form, but the last administrator cannot be cancelled, and the server says so of the role
  useEffect(() => {
    labels.set('role', t.role);
  }, [labels, t.role]);
  return (
    <FormGroup title={t.account}>
      <TextField
        form={form}
        name="user_name"
        label={t.user_name}
        hint={isNew ? t.userNameHint : t.userNameLocked}
        withoutSpaces
        isLocked={!isNew}
        lang="en"
      />
      <TextField
        form={form}
        name="email"
        label={t.email}
        hint={isNew ? t.emailHint(domains) : t.emailLocked}
        withoutSpaces
        isLocked={!isNew}
        inputMode="email"
        lang="en"
      />
      <FlagField form={form} name="disabled" label={t.disabled} hint={t.disabledHint} />
    </FormGroup>
  );
}

export function NameGroup({ form }: GroupProps) {
  const t = usePhrases(memberPhrases);
  const prefixes = useCombo(prefixCombo);
  return (
    <FormGroup title={t.name}>
      <SelectField form={form} name="prefix_code" label={t.prefix} options={prefixes} isSearchable isClearable />
      <BilingualText form={form} label={t.fname} th="fname_th" en="fname_en" />
      <BilingualText form={form} label={t.lname} th="lname_th" en="lname_en" />
    </FormGroup>
  );
}

export function PictureGroup({ form }: GroupProps) {
  const t = usePhrases(memberPhrases);
  return (
    <FormGroup title={t.picture}>
      <FullWidth>
        <SquarePictureField form={form} name="avatarFile" label={t.picture} />
      </FullWidth>
    </FormGroup>
  );
}
