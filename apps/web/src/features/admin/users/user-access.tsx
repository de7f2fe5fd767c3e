import { type AdminUser, userAccessRoutes, userEntity } from '@faculty/contracts/admin/user';
import { titleOf } from '@faculty/contracts/kit/entity';
import { Button, Group } from '@mantine/core';
import { IconLogout, IconUnlink } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { entityQueries, useIsTrial } from '../../../kit/api/entity-calls.ts';
import { call } from '../../../kit/api/http.ts';
import { ConfirmDialog } from '../../../kit/notifications/confirm-dialog.tsx';
import { showError, showSuccess } from '../../../kit/notifications/messages.ts';
import { useMe } from '../../../kit/session/session.tsx';
import { userAccessPhrases } from './user-access.phrases.ts';

const answer = z.object({ ended: z.int() });

/** Signs the person out everywhere, or ends the binding to their Microsoft account: each after a question that names them. */
export function UserAccess({ row }: { row: AdminUser }) {
  const t = usePhrases(userAccessPhrases);
  const { language } = useLanguage();
  const client = useQueryClient();
  const isOwn = useMe().id === row.id;
  const isTrial = useIsTrial();
  const [asked, setAsked] = useState<keyof typeof userAccessRoutes | null>(null);
  const change = useMutation({
    mutationFn: async (route: keyof typeof userAccessRoutes) =>
      z.parse(answer, await call(userAccessRoutes[route], { params: { id: String(row.id) } })),
    onSuccess({ ended }, route) {
      showSuccess(route === 'unbind' ? t.unbound : t.ended(ended), name);
      return client.invalidateQueries({ queryKey: entityQueries(userEntity).all });
    },
    onError: (problem) => showError(problem),
    onSettled: () => setAsked(null),
  });
  if (isTrial) return null;
  const name = titleOf(userEntity, row, language) || row.email;
  const isBound = row.sso_bound && !(change.isSuccess && change.variables === 'unbind');
  return (
    <>
      <Group gap="sm">
        <Button variant="default" leftSection={<IconLogout size={20} aria-hidden />} onClick={() => setAsked('endSessions')}>
          {isOwn ? t.endOthers : t.endSessions}
        </Button>
        {isBound && (
          <Button variant="default" leftSection={<IconUnlink size={20} aria-hidden />} onClick={() => setAsked('unbind')}>
            {t.unbind}
          </Button>
        )}
      </Group>
      {asked && (
        <ConfirmDialog
          title={asked === 'unbind' ? t.unbindTitle(name) : t.endTitle(name)}
          text={asked === 'unbind' ? t.unbindText(row.email) : isOwn ? t.endOthersText : t.endText}
          confirm={asked === 'unbind' ? t.unbind : isOwn ? t.endOthers : t.endSessions}
          cancel={t.keep}
          isBusy={change.isPending}
          onConfirm={() => change.mutate(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
