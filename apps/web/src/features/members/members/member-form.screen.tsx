import { member } from '@faculty/contracts/members/member';
import { Group, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { FlagField, SelectField } from '../../../kit/fields/choice/choice-fields.tsx';
import { departmentCombo } from '../../../kit/fields/choice/department-combo.ts';
import { useCombo } from '../../../kit/fields/choice/use-combo.ts';
import { SquarePictureField } from '../../../kit/fields/square-picture/square-picture-field.tsx';
import { BilingualText } from '../../../kit/fields/text/bilingual-text.tsx';
import { TextField } from '../../../kit/fields/text/text-field.tsx';
import { useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormGroup, FormPage, FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { useEmailDomains } from '../../../kit/session/auth-options.ts';
import { memberPhrases } from './member.phrases.ts';
import { academicPositionCombo, positionCombo, prefixCombo } from './member-combos.ts';
import { thaiName } from './member-name.ts';
import { type MemberForm, memberValues } from './member-values.ts';
import { useMemberTabs } from './use-member-tabs.ts';

interface publicContactGroupGroupProps {
  form: MemberForm;
}

interface GroupProps {
  form: MemberForm;
}

export function MemberFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(memberPhrases);
  const form = useEntityForm(member, { id, empty: { info_mobile: '' }, fromRow: memberValues });
  return (
    <FormPage
      form={form}
      title={form.isNew ? t.add : t.edit}
      which={thaiName}
      tabs={useMemberTabs()}
      side={
        <>
          <FormGroup title={form.labelOf('disabled')}>
            <FlagField form={form} name="disabled" hint={t.disabledHint} />
          </FormGroup>
          <FormGroup title={t.picture}>
            <SquarePictureField form={form} name="avatarFile" />
          </FormGroup>
        </>
      }
    >
      <AccountGroup form={form} />
      <NameGroup form={form} />
      <PublicContactGroup form={form} />
      <PrivateContactGroup form={form} />
      <PositionsGroup form={form} />
      <ExpertiseGroup form={form} />
      <LinksGroup form={form} />
    </FormPage>
  );
}

function AccountGroup({ form }: GroupProps) {
  const t = usePhrases(memberPhrases);
  const { isNew } = form;
  const domains = useEmailDomains();
  return (
    <FormGroup title={t.account}>
      <TextField form={form} name="user_name" hint={isNew ? t.userNameHint : t.userNameLocked} withoutSpaces isLocked={!isNew} lang="en" />
      <TextField
        form={form}
        name="email"
        hint={isNew ? t.emailHint(domains) : t.emailLocked}
        withoutSpaces
        isLocked={!isNew}
        inputMode="email"
        lang="en"
      />
    </FormGroup>
  );
}

function NameGroup({ form }: GroupProps) {
  const t = usePhrases(memberPhrases);
  const prefixes = useCombo(prefixCombo);
  return (
    <FormGroup title={t.name}>
      <SelectField form={form} name="prefix_code" options={prefixes} isSearchable isClearable />
      <BilingualText form={form} th="fname_th" en="fname_en" />
      <BilingualText form={form} th="lname_th" en="lname_en" />
    </FormGroup>
  );
}

function PublicContactGroup({ form }: publicContactGroupGroupProps) {
  const t = usePhrases(memberPhrases);
  return (
    <FormGroup title={t.publicContact}>
      <TextField form={form} name="info_email" withoutSpaces inputMode="email" lang="en" />
      <TextField form={form} name="info_tel" inputMode="tel" />
      <TextField form={form} name="info_room" />
    </FormGroup>
  );
}

/** The private number, for those to whom the server shows it. */
function PrivateContactGroup({ form }: publicContactGroupGroupProps) {
  const t = usePhrases(memberPhrases);
  if (form.row?.info_mobile === null) return null;
  return (
    <FormGroup title={t.privateContact}>
      <FullWidth>
        <Group gap="xs" wrap="nowrap" align="flex-start">
          <IconLock size={20} aria-hidden style={{ flex: 'none', marginTop: 3 }} />
          <Text>{t.privateHint}</Text>
        </Group>
      </FullWidth>
      <TextField form={form} name="info_mobile" inputMode="tel" />
    </FormGroup>
  );
}

function PositionsGroup({ form }: publicContactGroupGroupProps) {
  const t = usePhrases(memberPhrases);
  const positions = useCombo(positionCombo);
  const academic = useCombo(academicPositionCombo);
  const departments = useCombo(departmentCombo);
  return (
    <FormGroup title={t.positions}>
      <SelectField form={form} name="up_department_id" hint={t.departmentHint} options={departments} isSearchable isClearable />
      <SelectField form={form} name="info_data_b" options={positions} isSearchable isClearable />
      <SelectField form={form} name="info_data_c" options={academic} isSearchable isClearable />
      <SelectField form={form} name="info_data_a" />
      <TextField form={form} name="info_data_d" />
    </FormGroup>
  );
}

function ExpertiseGroup({ form }: publicContactGroupGroupProps) {
  const t = usePhrases(memberPhrases);
  return (
    <FormGroup title={t.expertise}>
      <BilingualText form={form} th="info_expert_th" en="info_expert_en" rows={3} />
    </FormGroup>
  );
}

function LinksGroup({ form }: publicContactGroupGroupProps) {
  const t = usePhrases(memberPhrases);
  return (
    <FormGroup title={t.links}>
      <TextField form={form} name="info_cv_link" hint={t.linkHint} withoutSpaces inputMode="url" lang="en" />
      <TextField form={form} name="info_link_a" hint={t.linkHint} withoutSpaces inputMode="url" lang="en" />
      <TextField form={form} name="info_orcid" withoutSpaces lang="en" />
    </FormGroup>
  );
}
