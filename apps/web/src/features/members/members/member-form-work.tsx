import { memberLevels } from '@faculty/contracts/members/member';
import { Group, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { departmentCombo } from '../../../kit/fields/choice/department-combo.ts';
import { useCombo } from '../../../kit/fields/choice/use-combo.ts';
import { BilingualText } from '../../../kit/form/fields/bilingual-text.tsx';
import { SelectField } from '../../../kit/form/fields/choice-fields.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { FormGroup, FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { memberLevelPhrases, memberPhrases } from './member.phrases.ts';
import { academicPositionCombo, positionCombo } from './member-combos.ts';
import type { MemberForm } from './member-values.ts';

interface GroupProps {
  form: MemberForm;
}

export function PublicContactGroup({ form }: GroupProps) {
  const t = usePhrases(memberPhrases);
  return (
    <FormGroup title={t.publicContact}>
      <TextField form={form} name="info_email" label={t.info_email} withoutSpaces inputMode="email" lang="en" />
      <TextField form={form} name="info_tel" label={t.info_tel} inputMode="tel" />
      <TextField form={form} name="info_room" label={t.info_room} />
    </FormGroup>
  );
}

/** The private number, for those to whom the server shows it. */
export function PrivateContactGroup({ form }: GroupProps) {
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
      <TextField form={form} name="info_mobile" label={t.info_mobile} inputMode="tel" />
    </FormGroup>
  );
}

export function PositionsGroup({ form }: GroupProps) {
  const t = usePhrases(memberPhrases);
  const levels = usePhrases(memberLevelPhrases);
  const positions = useCombo(positionCombo);
  const academic = useCombo(academicPositionCombo);
  const departments = useCombo(departmentCombo);
  return (
    <FormGroup title={t.positions}>
      <SelectField
        form={form}
        name="up_department_id"
        label={t.up_department_id}
        hint={t.departmentHint}
        options={departments}
        isSearchable
        isClearable
      />
      <SelectField form={form} name="info_data_b" label={t.position} options={positions} isSearchable isClearable />
      <SelectField form={form} name="info_data_c" label={t.academicPosition} options={academic} isSearchable isClearable />
      <SelectField
        form={form}
        name="info_data_a"
        label={t.info_data_a}
        options={[{ value: '', label: t.none }, ...memberLevels.map((level) => ({ value: level, label: levels[level] }))]}
      />
      <TextField form={form} name="info_data_d" label={t.info_data_d} />
    </FormGroup>
  );
}

export function ExpertiseGroup({ form }: GroupProps) {
  const t = usePhrases(memberPhrases);
  return (
    <FormGroup title={t.expertise}>
      <BilingualText form={form} label={t.expertise} th="info_expert_th" en="info_expert_en" rows={3} />
    </FormGroup>
  );
}

export function LinksGroup({ form }: GroupProps) {
  const t = usePhrases(memberPhrases);
  return (
    <FormGroup title={t.links}>
      <TextField form={form} name="info_cv_link" label={t.info_cv_link} hint={t.linkHint} withoutSpaces inputMode="url" lang="en" />
      <TextField form={form} name="info_link_a" label={t.info_link_a} hint={t.linkHint} withoutSpaces inputMode="url" lang="en" />
    </FormGroup>
  );
}
