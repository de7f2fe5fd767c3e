import { type MoveInRight, type MoveInStatus, moveInRoutes } from '@faculty/contracts/admin/move-in';
import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { Alert, Anchor, Button, Checkbox, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { Panel, PanelCount } from '../../../kit/charts/panel.tsx';
import { entityLabel } from '../../../kit/history/labels.ts';
import { ConfirmDialog } from '../../../kit/notifications/confirm-dialog.tsx';
import { FailedState } from '../../../kit/notifications/states.tsx';
import { useMe } from '../../../kit/session/session.tsx';
import { countText } from '../../../kit/theme/counts.ts';
import classes from './move-in.module.css';
import { moveInPhrases } from './move-in.phrases.ts';
import { accountsQuery, rightsQuery } from './move-in-queries.ts';
import { useMoveInChange } from './use-move-in-change.ts';

/** Lists that show which of their records are to mend, by kind. The others are shown with the record that they belong to. */
const listsToMend: Readonly<Record<string, string>> = {
  prefix: '/member/prefix',
  job_position: '/member/position',
  edu_level: '/member/edulavel',
  member: '/member/members',
  role: '/member/role',
  user: '/admin/users',
  news: '/web/content_new',
  content_page: '/web/content_page',
  article_page: '/web/content_article_page',
  group_item: '/web/content_group_item',
  doc: '/web/content_doc',
  mou: '/web/content_doc_mou',
  link: '/web/content_link',
  upload: '/web/content_upload',
  person_page: '/web/content_person',
  direct_dean: '/web/content_directory_dean',
  work: '/web/content_work',
  activity: '/web/content_activity',
  lc_user: '/centre/lc_members',
  lc_visit: '/centre/lc_checkin_members',
};

/** What a move leaves for people to do: marks to look at, rights to switch on, accounts without a password. */
export function MoveInAfter({ status }: { status: MoveInStatus }) {
  return (
    <>
      <ToMendPanel status={status} />
      <RightsPanel />
      {status.hasPasswords && <PasswordsPanel />}
    </>
  );
}

function ToMendPanel({ status: { to_mend } }: { status: MoveInStatus }) {
  const t = usePhrases(moveInPhrases);
  const { language } = useLanguage();
  const all = to_mend.reduce((sum, { times }) => sum + times, 0);
  return (
    <Panel id="to-mend" title={t.toMend} aside={<PanelCount>{countText(all)}</PanelCount>}>
      <Text c="dimmed">{all === 0 ? t.toMendNone : t.toMendText}</Text>
      <ul className={classes.totals}>
        {to_mend.map(({ entity, times }) => {
          const words = `${entityLabel(entity, language)} ${countText(times)}`;
          const list = listsToMend[entity];
          return (
            <li key={entity}>
              {list ? (
                <Anchor component={Link} to={`${list}?to_mend=Y`}>
                  {words}
                </Anchor>
              ) : (
                <Text span>{words}</Text>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

const flags = ['super_admin', 'view', 'add', 'edit', 'delete', 'own_only'] as const;

function RightsPanel() {
  const t = usePhrases(moveInPhrases);
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery(rightsQuery);
  const [chosen, setChosen] = useState<number[]>([]);
  const isAdmin = useMe().role === 'admin';
  const switchOn = useMoveInChange(moveInRoutes.switchOn, () => setChosen([]));
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { rows, administrators } = data;
  const nameOf = (person: { full_name_th: string; full_name_en: string; user_name: string }) =>
    inLanguage(language, person.full_name_th, person.full_name_en) || person.user_name;
  const may = (row: MoveInRight) =>
    flags
      .filter((flag) => row[flag] === 'Y')
      .map((flag) => t[flag])
      .join(', ');
  return (
    <Panel id="rights-off" title={t.rights} aside={<PanelCount>{countText(rows.length)}</PanelCount>}>
      <Text c="dimmed">{rows.length === 0 ? t.rightsNone : t.rightsText}</Text>
      {rows.length > 0 && (
        <>
          <Checkbox
            my="sm"
            label={t.chooseAll}
            checked={chosen.length === rows.length}
            indeterminate={chosen.length > 0 && chosen.length < rows.length}
            onChange={(event) => setChosen(event.currentTarget.checked ? rows.map(({ role_id }) => role_id) : [])}
          />
          <ul className={classes.rights} aria-label={t.rights}>
            {rows.map((row) => (
              <li key={row.role_id} className={classes.right}>
                <Checkbox
                  label={`${nameOf(row)} · ${inLanguage(language, row.page_th, row.page_en)}`}
                  description={may(row)}
                  checked={chosen.includes(row.role_id)}
                  onChange={(event) =>
                    setChosen(event.currentTarget.checked ? [...chosen, row.role_id] : chosen.filter((id) => id !== row.role_id))
                  }
                />
              </li>
            ))}
          </ul>
          {isAdmin && (
            <Group mt="sm">
              <Button
                disabled={chosen.length === 0}
                loading={switchOn.isPending}
                onClick={() => switchOn.mutate({ body: { role_ids: chosen } })}
              >
                {t.switchOn(chosen.length)}
              </Button>
            </Group>
          )}
        </>
      )}
      {administrators.length > 0 && (
        <Alert mt="sm">
          {t.administrators(administrators.map(nameOf).join(', '))}{' '}
          <Anchor component={Link} to="/admin/users" inherit underline="always">
            {t.toUsers}
          </Anchor>
        </Alert>
      )}
    </Panel>
  );
}

function PasswordsPanel() {
  const t = usePhrases(moveInPhrases);
  const { data, error, refetch } = useQuery(accountsQuery);
  const [isAsked, setAsked] = useState(false);
  const isAdmin = useMe().role === 'admin';
  const mail = useMoveInChange(moveInRoutes.resetMails, () => setAsked(false));
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { waiting, mailed } = data;
  return (
    <Panel id="passwords" title={t.passwords} aside={<PanelCount>{countText(waiting)}</PanelCount>}>
      <Text c="dimmed">{waiting === 0 ? t.passwordsNone : t.passwordsText(countText(waiting))}</Text>
      {mailed > 0 && <Text c="dimmed">{t.passwordsMailed(countText(mailed))}</Text>}
      {waiting > 0 && isAdmin && (
        <Button mt="sm" variant="default" onClick={() => setAsked(true)}>
          {t.mail}
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t.mailTitle}
          text={t.mailText(countText(waiting))}
          confirm={t.mailConfirm}
          cancel={t.cancel}
          isBusy={mail.isPending}
          onConfirm={() => mail.mutate({})}
          onCancel={() => setAsked(false)}
        />
      )}
    </Panel>
  );
}
