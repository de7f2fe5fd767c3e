import { mayChangeTable, type SavedTable, savedTableAnswer, type TableDefinition, tableRoutes } from '@faculty/contracts/works/work-table';
import { Button, Group, Modal, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import { ConfirmDialog } from '../../../kit/notifications/confirm-dialog.tsx';
import { refusedFields } from '../../../kit/notifications/error-texts.ts';
import { showError, showSuccess } from '../../../kit/notifications/messages.ts';
import { useReturnFocus } from '../../../kit/notifications/use-return-focus.ts';
import { useMe, useRight } from '../../../kit/session/session.tsx';
import { tableAddress } from './table-address.ts';
import { savedKey } from './use-opened.ts';
import { savedTablePhrases } from './work-table.phrases.ts';

interface SaveDialogProps {
  definition: TableDefinition;
  /** The table that was opened, if it is a saved one. */
  saved: SavedTable | undefined;
  onClose(): void;
}

/** Names the table, and shares it; one that was opened is changed, copied or deleted. */
export function SaveDialog({ definition, saved, onClose }: SaveDialogProps) {
  useReturnFocus();
  const t = usePhrases(savedTablePhrases);
  const { user_name } = useMe();
  const right = useRight('/web/work_table');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [names, setNames] = useState({ name_th: saved?.name_th ?? '', name_en: saved?.name_en ?? '' });
  const [isShared, setIsShared] = useState(saved?.shared === 'Y');
  const [isAsked, setIsAsked] = useState(false);
  const isOwn = saved !== undefined && mayChangeTable(saved, user_name, right.own_only);
  const change = useMutation({
    mutationFn: async (what: 'create' | 'update' | 'remove') => {
      const body = { ...names, shared: isShared ? 'Y' : 'N', definition };
      const params = what === 'create' ? {} : { work_table_id: saved?.work_table_id ?? 0 };
      return z.parse(savedTableAnswer, await call(tableRoutes[what], { params, ...(what !== 'remove' && { body }) }));
    },
    onSuccess: async ({ work_table_id, message }, what) => {
      await client.invalidateQueries({ queryKey: savedKey });
      showSuccess(message);
      void navigate(tableAddress(definition, what === 'remove' ? '' : String(work_table_id)), { replace: true });
      onClose();
    },
    onError: (error) => Object.keys(refusedFields(error)).length === 0 && showError(error),
  });
  const problems = refusedFields(change.error);
  const mayUpdate = isOwn && right.edit;
  function submit(event: FormEvent): void {
    event.preventDefault();
    change.mutate(mayUpdate ? 'update' : 'create');
  }
  if (isAsked)
    return (
      <ConfirmDialog
        title={t.ask}
        text={saved?.name_th}
        confirm={t.delete}
        cancel={t.cancel}
        isBusy={change.isPending}
        onConfirm={() => change.mutate('remove')}
        onCancel={() => setIsAsked(false)}
      />
    );
  return (
    <Modal opened onClose={onClose} title={<Text fw={600}>{t.save}</Text>} withCloseButton={false}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {(['name_th', 'name_en'] as const).map((name) => (
            <TextInput
              key={name}
              label={t[name]}
              lang={name.slice(-2)}
              maxLength={150}
              required={name === 'name_th'}
              value={names[name]}
              onChange={({ currentTarget: { value } }) => setNames((before) => ({ ...before, [name]: value }))}
              error={problems[name]}
              {...(name === 'name_th' && { 'data-autofocus': true })}
            />
          ))}
          <Switch
            label={t.share}
            description={t.shareHint}
            checked={isShared}
            onChange={({ currentTarget }) => setIsShared(currentTarget.checked)}
            error={problems.shared}
          />
          <Group justify="flex-end">
            {isOwn && right.delete && (
              <Button variant="subtle" color="red" mr="auto" onClick={() => setIsAsked(true)}>
                {t.delete}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              {t.cancel}
            </Button>
            {mayUpdate && right.add && (
              <Button variant="default" loading={change.isPending} onClick={() => change.mutate('create')}>
                {t.saveAs}
              </Button>
            )}
            <Button type="submit" loading={change.isPending}>
              {mayUpdate ? t.saveThis : t.saveAs}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
