import {
  type SavedTable,
  savedTableAnswer,
  savedTables,
  shippedTables,
  type TableDefinition,
  tableRoutes,
} from '@faculty/contracts/works/work-table';
import { Autocomplete, Button, Group, Menu, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBookmarks, IconDeviceFloppy, IconLink, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import { showUndoable } from '../../../kit/list/state/undo.ts';
import { toolLook } from '../../../kit/list/tool-button.tsx';
import { copyLink } from '../../../kit/notifications/copy-link.ts';
import { refusedFields } from '../../../kit/notifications/error-texts.ts';
import { showError, showSuccess } from '../../../kit/notifications/messages.ts';
import { useReturnFocus } from '../../../kit/notifications/use-return-focus.ts';
import { useMe, useRight } from '../../../kit/session/session.tsx';
import { isSameTable, tableAddress } from './table-address.ts';
import { savedTablePhrases } from './work-table.phrases.ts';

const queryKey = ['work_tables', 'saved'];

function useSaved(): SavedTable[] {
  const { data = [] } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => z.parse(savedTables, await call(tableRoutes.list, { signal })).rows,
  });
  return data;
}

/** The name of a table that was saved, or delivered with the product. */
export function useNameOf(definition: TableDefinition): string | undefined {
  const { language } = useLanguage();
  const saved = useSaved().find((each) => isSameTable(each.definition, definition));
  return saved?.name_th ?? shippedTables.find((each) => isSameTable(each.definition, definition))?.[language];
}

/** Opens, saves, deletes and sends tables. */
export function SavedTables({ definition }: { definition: TableDefinition }) {
  const t = usePhrases(savedTablePhrases);
  const { language } = useLanguage();
  const right = useRight('/web/work_table');
  const { user_name } = useMe();
  const all = useSaved();
  const [isSaving, saving] = useDisclosure();
  const opened = all.find((each) => isSameTable(each.definition, definition));
  const mayDelete = right.delete && opened && (opened.created_by === user_name || !right.own_only);
  const remove = ({ work_table_id, name_th, definition: stored }: SavedTable) =>
    change.mutate(() => call(tableRoutes.remove, { params: { work_table_id } }), {
      onSuccess: () =>
        showUndoable(t.deleted, name_th, () => change.mutateAsync(() => call(tableRoutes.save, { body: { name_th, definition: stored } }))),
    });
  const change = useChange();
  return (
    <>
      <Menu width={420}>
        <Menu.Target>
          <Button {...toolLook(IconBookmarks, t.saved)} />
        </Menu.Target>
        <Menu.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
          {all.length > 0 && <Menu.Label>{t.shared}</Menu.Label>}
          {all.map((table) => item(table.name_th, table.definition))}
          <Menu.Label>{t.shipped}</Menu.Label>
          {shippedTables.map((table) => item(table[language], table.definition))}
          {mayDelete && (
            <Menu.Item color="red" leftSection={<IconTrash size={18} aria-hidden />} onClick={() => remove(opened)}>
              {t.delete}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Button {...toolLook(IconLink, t.copyLink)} onClick={() => void copyLink(location.href)} />
      {right.edit && <Button {...toolLook(IconDeviceFloppy, t.save)} onClick={saving.open} />}
      {isSaving && <SaveDialog definition={definition} names={all.map(({ name_th }) => name_th)} onClose={saving.close} />}
    </>
  );
}

const item = (name: string, definition: TableDefinition) => (
  <Menu.Item key={name} component={Link} to={tableAddress(definition)}>
    {name}
  </Menu.Item>
);

/** Saves or deletes a table, and has their list read anew. */
function useChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (send: () => Promise<unknown>) => z.parse(savedTableAnswer, await send()),
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: (error) => Object.keys(refusedFields(error)).length === 0 && showError(error),
  });
}

/** Names the table; a name that is there is replaced. */
function SaveDialog({ definition, names, onClose }: { definition: TableDefinition; names: string[]; onClose(): void }) {
  useReturnFocus();
  const t = usePhrases(savedTablePhrases);
  const [name_th, setName] = useState('');
  const saving = useChange();
  function submit(event: FormEvent): void {
    event.preventDefault();
    saving.mutate(() => call(tableRoutes.save, { body: { name_th, definition } }), {
      onSuccess: ({ message }) => {
        showSuccess(message);
        onClose();
      },
    });
  }
  return (
    <Modal opened onClose={onClose} title={<Text fw={600}>{t.save}</Text>} withCloseButton={false}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Autocomplete
            label={t.name}
            description={t.nameHint}
            data={names}
            filter={({ options }) => options}
            maxLength={150}
            required
            data-autofocus
            value={name_th}
            onChange={setName}
            error={refusedFields(saving.error).name_th}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t.cancel}
            </Button>
            <Button type="submit" loading={saving.isPending}>
              {t.saveThis}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
