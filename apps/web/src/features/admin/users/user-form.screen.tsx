import type { AdminUser, AdminUserData } from '@faculty/contracts/admin/user';
import { userEntity } from '@faculty/contracts/admin/user';
import { errors } from '@faculty/contracts/errors';
import { accountRole } from '@faculty/contracts/kit/flags';
import { Alert } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { entityQueries, useEntityChanges } from '../../../kit/api/entity-calls.ts';
import { SelectField, SwitchInput } from '../../../kit/fields/choice/choice-fields.tsx';
import type { FormValues } from '../../../kit/fields/core/form-values.ts';
import { useField } from '../../../kit/fields/core/use-field.ts';
import { AvatarField } from '../../../kit/fields/files/avatar-field.tsx';
import { BilingualText } from '../../../kit/fields/text/bilingual-text.tsx';
import { TextField } from '../../../kit/fields/text/text-field.tsx';
import { type EntityForm, useEntityParts } from '../../../kit/form/core/use-entity-form.ts';
import { useRecordForm } from '../../../kit/form/core/use-record-form.ts';
import { useSavedLinks } from '../../../kit/form/core/use-saved-links.ts';
import { FormGroup, FormPage, FullWidth } from '../../../kit/form/layout/form-page.tsx';
import { highlightRow } from '../../../kit/list/state/scroll-restoration.ts';
import { showSuccess } from '../../../kit/notifications/messages.ts';
import { EmptyState } from '../../../kit/notifications/states.tsx';
import { useEmailDomains } from '../../../kit/session/auth-options.ts';
import { useRight } from '../../../kit/session/session.tsx';
import { useCloseForm } from '../../../kit/url-state/screen-state.ts';
import { userPhrases } from './user.phrases.ts';
import { UserAccess } from './user-access.tsx';
import { toUserForm, usersPath } from './user-address.ts';

/** Documented defaults of a new account. */
const newUser: Partial<FormValues<AdminUserData>> = { user_name: '', role: 'admin', avatar: [] };

/** `/admin/users/new`. */
export function UserNewScreen() {
  return <UserForm id="add" />;
}

/** `/admin/users/{id}/edit`. */
export function UserEditScreen() {
  const { language } = useLanguage();
  const id = z.safeParse(userEntity.id, useParams().id);
  return id.success ? <UserForm key={id.data} id={id.data} /> : <EmptyState title={errors.not_found[language]} />;
}

function UserForm({ id }: { id: number | 'add' }) {
  const t = usePhrases(userPhrases);
  const roles = usePhrases(accountRole.words);
  const close = useCloseForm(usersPath);
  const client = useQueryClient();
  const right = useRight(userEntity.page);
  const isNew = id === 'add';
  const changes = useEntityChanges(userEntity, asSent);
  const linksTo = useSavedLinks(toUserForm, right.edit);
  const form = useRecordForm({
    ...useEntityParts(userEntity, id),
    send: changes.saver(id),
    empty: newUser,
    fromRow: (row) => row,
    close,
    draft: { name: userEntity.name, id: String(id) },
    onSaved(saved) {
      showSuccess(isNew ? t.created : t.updated, '', isNew ? linksTo(String(saved.id), '') : []);
      highlightRow(userEntity.name, String(saved.id));
      void client.invalidateQueries({ queryKey: entityQueries(userEntity).all });
      close();
    },
  });
  const record = isNew ? null : { entity: userEntity.name, id: String(id) };
  const domains = useEmailDomains();
  const isAdmin = form.fields.useWatchValue('role') === 'admin';
  return (
    <FormPage
      form={{ ...form, record, mayWrite: isNew ? right.add : right.edit }}
      title={isNew ? t.addTitle : t.edit}
      which={(row) => `${row.fname_th} ${row.lname_th}`}
    >
      <FormGroup title={t.account}>
        <TextField form={form} name="email" hint={t.emailHint(domains)} inputMode="email" required />
        <TextField form={form} name="user_name" hint={isNew ? t.userNameHint : undefined} isLocked={!isNew} />
        <SelectField
          form={form}
          name="role"
          options={[
            { value: 'admin', label: roles.admin },
            { value: 'user', label: roles.user },
          ]}
        />
        <AccessField form={form} />
        {form.row && right.edit && (
          <FullWidth>
            <UserAccess row={form.row} />
          </FullWidth>
        )}
        {isAdmin && (
          <FullWidth>
            <Alert color="gold" icon={<IconShieldCheck aria-hidden />} title={t.adminTitle}>
              {t.adminHint}
            </Alert>
          </FullWidth>
        )}
      </FormGroup>
      <FormGroup title={t.names}>
        <BilingualText form={form} th="fname_th" en="fname_en" />
        <BilingualText form={form} th="lname_th" en="lname_en" />
        <TextField form={form} name="user_platform_reg" inputMode="tel" />
      </FormGroup>
      <FormGroup title={t.picture}>
        <AvatarField form={form} name="avatar" />
      </FormGroup>
    </FormPage>
  );
}

/** Documented: `{data}`, and `{id, data}` to change an account. */
function asSent(fields: object): object {
  const { id, updated_at, ...data }: { id?: unknown; updated_at?: unknown } = { ...fields };
  return { id, updated_at, data };
}

/** Whether the person may sign in: `disabled`, inverted. */
function AccessField({ form }: { form: EntityForm<AdminUser, AdminUserData> }) {
  const t = usePhrases(userPhrases);
  const { value, onChange, ...field } = useField(form, 'disabled');
  return (
    <SwitchInput
      {...field}
      value={!value}
      onChange={(isOn) => onChange(!isOn)}
      state={value ? t.locked : t.enabled}
      description={t.lockHint}
    />
  );
}
