import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { type RoleBody, type RoleRow, role, roleFlags } from '@faculty/contracts/members/role';
import { pageNeeds } from '@faculty/contracts/members/role-matrix';
import { isPage, pages, rightNames } from '@faculty/contracts/pages';
import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { FlagField, SelectField, SwitchInput } from '../../../kit/fields/choice/choice-fields.tsx';
import { useCombo } from '../../../kit/fields/choice/use-combo.ts';
import { useField } from '../../../kit/fields/core/use-field.ts';
import { OrderField } from '../../../kit/fields/text/order-field.tsx';
import { TextField } from '../../../kit/fields/text/text-field.tsx';
import { type EntityForm, useEntityForm } from '../../../kit/form/core/use-entity-form.ts';
import { FormGroup, FormPage, FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { ConfirmDialog } from '../../../kit/notifications/confirm-dialog.tsx';
import { useMe } from '../../../kit/session/session.tsx';
import { roleMatrixPhrases } from './matrix/role-matrix.phrases.ts';
import { roleFlagHints, rolePhrases } from './role.phrases.ts';
import { type RoleFlag, withSuperAdmin } from './role-flags.ts';
import { pageCombo, personCombo } from './role-options.ts';

export function RoleFormScreen({ id }: { id: number | 'add' }) {
  const t = usePhrases(rolePhrases);
  const { language } = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const me = useMe();
  const form = useEntityForm(role, {
    id,
    empty: { ...withSuperAdmin(false), order_seq: 'AUTO' },
  });
  const isSuperAdmin = form.fields.useWatchValue('super_admin') === 'Y';
  // biome-ignore lint/correctness/useHookAtTopLevel: the flags are always the same ones
  const isAnyGiven = roleFlags.map((flag) => form.fields.useWatchValue(flag)).includes('Y');
  const which = (row: RoleRow) =>
    t.which(
      inLanguage(language, row.role_title, row.role_title_en),
      inLanguage(language, `${row.fname_th} ${row.lname_th}`, `${row.fname_en} ${row.lname_en}`.trim()),
    );
  const isNothingGiven = !isSuperAdmin && !isAnyGiven;
  // a switch forgotten is more likely than an assignment of nothing
  const save = () => (isNothingGiven && form.isValid ? setAsked(true) : form.save());
  return (
    <FormPage form={{ ...form, save }} title={form.isNew ? t.add : t.edit} which={which}>
      <FormGroup title={t.whoAndWhere}>
        <SelectField form={form} name="role_master_full" options={useCombo(pageCombo)} isSearchable required />
        <SelectField form={form} name="user_name" options={useCombo(personCombo)} isSearchable required />
      </FormGroup>
      <FormGroup title={t.rights}>
        <FullWidth>
          <Text c="dimmed">{t.rightsHint}</Text>
        </FullWidth>
        <FullWidth>
          <FlagSwitch
            form={form}
            name="super_admin"
            onSwitch={(isOn) => form.fill({ ...form.fields.getValues(), ...withSuperAdmin(isOn) })}
          />
        </FullWidth>
        {roleFlags.map((flag) => (
          <FlagSwitch key={flag} form={form} name={flag} isFixed={isSuperAdmin} />
        ))}
        {me.approval_pages.includes(form.fields.useWatchValue('role_master_full').split('#')[1] ?? '') && (
          <FlagSwitch form={form} name="publish" isFixed={isSuperAdmin} />
        )}
        <NeededPages full={form.fields.useWatchValue('role_master_full')} />
        {isNothingGiven && (
          <FullWidth>
            <Alert color="gold" icon={<IconAlertTriangle aria-hidden />} role="status">
              {t.nothingGiven}
            </Alert>
          </FullWidth>
        )}
      </FormGroup>
      <FormGroup title={t.more}>
        <OrderField form={form} name="order_seq" autoHint={t.orderAuto} hint={t.orderHint} />
        <TextField form={form} name="remark" rows={2} />
        <FlagField form={form} name="active" hint={t.inactiveHint} />
      </FormGroup>
      {isAsked && (
        <ConfirmDialog
          title={t.nothingTitle}
          text={t.nothingGiven}
          confirm={t.saveAnyway}
          cancel={t.backToRights}
          onConfirm={() => {
            setAsked(false);
            form.save();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </FormPage>
  );
}

/** Says which other page this one needs, because alone it opens with an error. */
function NeededPages({ full }: { full: string }) {
  const t = usePhrases(roleMatrixPhrases);
  const { language } = useLanguage();
  const page = full.slice(full.indexOf('#') + 1);
  const needed = isPage(page) ? pageNeeds[page] : undefined;
  if (needed === undefined) return null;
  return (
    <FullWidth>
      <Alert color="blue" icon={<IconInfoCircle aria-hidden />} role="status">
        {t.needs(needed.map((other) => pages[other][language]).join(' · '))}
      </Alert>
    </FullWidth>
  );
}

interface FlagSwitchProps {
  form: EntityForm<RoleRow, RoleBody>;
  name: RoleFlag;
  /** super_admin decides. */
  isFixed?: boolean;
  /** Instead of setting the flag alone. */
  onSwitch?(isOn: boolean): void;
}

/** A right with what it means. */
function FlagSwitch({ form, name, isFixed = false, onSwitch }: FlagSwitchProps) {
  const t = usePhrases(rolePhrases);
  const words = usePhrases(rightNames);
  const hints = usePhrases(roleFlagHints);
  const { value, onChange, ...field } = useField(form, name, words[name]);
  const [on, off] = name === 'own_only' ? [t.limited, t.unlimited] : [t.allowed, t.refused];
  return (
    <SwitchInput
      {...field}
      label={words[name]}
      value={value === 'Y'}
      onChange={(isOn) => (onSwitch ? onSwitch(isOn) : onChange(isOn ? 'Y' : 'N'))}
      state={value === 'Y' ? on : off}
      description={hints[name]}
      disabled={isFixed}
    />
  );
}
