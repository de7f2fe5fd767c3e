import { changedBy } from '@faculty/contracts/kit/entity';
import { accountRole } from '@faculty/contracts/kit/flags';
import { type OwnProfile, ownProfile, ownProfileEntity, profileRoutes } from '@faculty/contracts/profile/profile';
import { arrivalSources } from '@faculty/contracts/works/work-arrival';
import { Button, TextInput } from '@mantine/core';
import { IconArrowRight, IconLock } from '@tabler/icons-react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../../kit/api/http.ts';
import { arrivalsQuery } from '../../kit/arrivals/arrivals.ts';
import { AvatarField } from '../../kit/fields/files/avatar-field.tsx';
import { BilingualText } from '../../kit/fields/text/bilingual-text.tsx';
import { TextField } from '../../kit/fields/text/text-field.tsx';
import { useRecordForm } from '../../kit/form/core/use-record-form.ts';
import { FormGroup, FormPage, FullWidth } from '../../kit/form/layout/form-page.tsx';
import { lazyPart } from '../../kit/notifications/lazy-part.tsx';
import { showSuccess } from '../../kit/notifications/messages.ts';
import { meQuery, useMe } from '../../kit/session/session.tsx';
import { useCloseForm } from '../../kit/url-state/screen-state.ts';
import { arrivalsPhrases } from './arrivals/arrivals.phrases.ts';
import { OwnSessions } from './own-sessions.tsx';
import { profilePhrases } from './profile.phrases.ts';

const NoticeChoices = lazyPart(() => import('./notice-choices.lazy.tsx').then((m) => m.NoticeChoices));

const viewPath = '/app/profile-view';

/** Documented: a list whose first item is the profile. */
const firstOfList = z.tuple([z.intersection(ownProfile, changedBy)], z.unknown()).transform(([profile]) => profile);
const ownProfileQuery = queryOptions({
  queryKey: ['own profile'],
  queryFn: async ({ signal }) => z.parse(firstOfList, await call(profileRoutes.profile, { signal })),
});

/** `/app/profile`: what a person may change about themselves. */
export function ProfileFormScreen() {
  const t = usePhrases(profilePhrases);
  const roles = usePhrases(accountRole.words);
  const me = useMe();
  const client = useQueryClient();
  const navigate = useNavigate();
  const close = useCloseForm(viewPath);
  const form = useRecordForm({
    shape: ownProfileEntity,
    load: ownProfileQuery,
    empty: { avatar: [] },
    fromRow: (row: OwnProfile) => row,
    send: ({ body }, basis, options) => call(profileRoutes.save, { body: { ...body, updated_at: basis ?? undefined }, ...options }),
    close,
    draft: { name: 'profile', id: String(me.id) },
    onSaved() {
      showSuccess(t.saved);
      void client.invalidateQueries({ queryKey: meQuery.queryKey });
      void navigate(viewPath);
    },
  });
  return (
    <>
      <FormPage form={form} title={t.editProfile}>
        <FormGroup title={t.names}>
          <BilingualText form={form} th="fname_th" en="fname_en" />
          <BilingualText form={form} th="lname_th" en="lname_en" />
        </FormGroup>
        <FormGroup title={t.contact}>
          <TextField form={form} name="user_platform_reg" inputMode="tel" />
          <TextField form={form} name="info_mobile" label={t.mobile} hint={t.mobileHint} inputMode="tel" />
          <FixedField label={t.email} value={me.email} hint={t.emailHint} />
          {me.rights['/web/content_work']?.add && <TextField form={form} name="info_orcid" hint={<OrcidHint />} withoutSpaces lang="en" />}
        </FormGroup>
        <FormGroup title={t.account}>
          <FixedField label={t.role} value={roles[me.role]} hint={t.byAdmin} />
          <FixedField label={t.state} value={me.disabled ? t.locked : t.enabled} hint={t.byAdmin} />
          {me.role === 'admin' && (
            <FullWidth>
              <Button
                component={Link}
                to={`/admin/users/${me.id}/edit`}
                variant="default"
                rightSection={<IconArrowRight size={18} aria-hidden />}
              >
                {t.openAccount}
              </Button>
            </FullWidth>
          )}
        </FormGroup>
        <FormGroup title={t.picture}>
          <FullWidth>
            <AvatarField form={form} name="avatar" />
          </FullWidth>
        </FormGroup>
      </FormPage>
      <NoticeChoices />
      <OwnSessions />
    </>
  );
}

/** Where works are looked for by the iD, or that they are not. */
function OrcidHint() {
  const t = usePhrases(arrivalsPhrases);
  const { data } = useQuery(arrivalsQuery);
  if (data === undefined) return null;
  return data.asked.length === 0 ? t.orcidOff : t.orcidHint(data.asked.map((source) => arrivalSources[source]).join(', '));
}

/** Shown, but not the person's own to change. */
function FixedField({ label, value, hint }: { label: string; value: string; hint: ReactNode }) {
  return (
    <TextInput label={label} value={value} readOnly variant="filled" rightSection={<IconLock size={18} aria-hidden />} description={hint} />
  );
}
