import { type LcUserBody, type LcUserRow, lcUser } from '@faculty/contracts/centre/lc-user';
import { Text } from '@mantine/core';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { FlagField, SelectField } from '../../../kit/fields/choice/choice-fields.tsx';
import { departmentCombo } from '../../../kit/fields/choice/department-combo.ts';
import { useCombo } from '../../../kit/fields/choice/use-combo.ts';
import type { FormValues } from '../../../kit/fields/core/form-values.ts';
import { SquarePictureField } from '../../../kit/fields/square-picture/square-picture-field.tsx';
import { BilingualText } from '../../../kit/fields/text/bilingual-text.tsx';
import { TextField } from '../../../kit/fields/text/text-field.tsx';
import { type EntityForm, useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormGroup, FormPage, FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { usePrivatePicture } from '../private-picture.ts';
import { lcMemberPhrases } from './lc-member.phrases.ts';
import { thaiName } from './lc-member-name.ts';

const empty = { user_type: 'S' } as const;

const valuesOf = (row: LcUserRow): FormValues<LcUserBody> => ({ ...row, disabled: row.disabled === 1 ? 'Y' : 'N' });

/** A member of the language centre, new or stored. */
export function LcMemberFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(lcMemberPhrases);
  const departments = useCombo(departmentCombo);
  const form = useEntityForm(lcUser, { id, empty, fromRow: valuesOf });
  return (
    <FormPage form={form} title={form.isNew ? t.add : t.edit} which={thaiName}>
      <FormGroup title={t.codes}>
        <TextField form={form} name="user_name" hint={t.userNameHint} withoutSpaces isCounted lang="en" />
        <TextField form={form} name="user_code" hint={t.userCodeHint} withoutSpaces inputMode="numeric" lang="en" />
        <FlagField form={form} name="disabled" hint={t.disabledHint} />
      </FormGroup>
      <FormGroup title={t.name}>
        <BilingualText form={form} th="prefix_title_th" en="prefix_title_en" />
        <BilingualText form={form} th="fname_th" en="fname_en" />
        <BilingualText form={form} th="lname_th" en="lname_en" />
        <Picture form={form} />
      </FormGroup>
      <FormGroup title={t.belongs}>
        <SelectField form={form} name="user_type" />
        <SelectField form={form} name="job_title" options={departments} isSearchable />
        <TextField form={form} name="field_title" />
      </FormGroup>
      <FormGroup title={t.contact}>
        <FullWidth>
          <Text>{t.contactHint}</Text>
        </FullWidth>
        <TextField form={form} name="user_mobile" inputMode="tel" />
        <TextField form={form} name="user_email" withoutSpaces inputMode="email" lang="en" />
      </FormGroup>
    </FormPage>
  );
}

function Picture({ form }: { form: EntityForm<LcUserRow, LcUserBody, 'avatarFile'> }) {
  const t = usePhrases(lcMemberPhrases);
  const stored = usePrivatePicture(form.row?.avatarFile ?? null);
  return (
    <FullWidth>
      <SquarePictureField form={form} name="avatarFile" stored={stored} hint={t.pictureHint} />
    </FullWidth>
  );
}
