import type { PageKey } from '@faculty/contracts/pages';
import { type SavedView, savedViewLabels, savedViewRoutes, viewQuery, viewShared } from '@faculty/contracts/shell/saved-view';
import { Button, Group, Modal, Select, Stack, Switch, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../api/http.ts';
import { optionsOf } from '../fields/choice/use-parameters.ts';
import { showUndoable } from '../list/state/undo.ts';
import { useDensity } from '../list/table/density.tsx';
import { refusedFields } from '../notifications/error-texts.ts';
import { showError, showSuccess } from '../notifications/messages.ts';
import { useReturnFocus } from '../notifications/use-return-focus.ts';
import { addressOfView, savedViewsKey, savedViewsQuery } from './saved-views.ts';
import { viewDialogPhrases } from './view-dialog.phrases.ts';

interface ViewDialogProps {
  page: PageKey;
  /** Null for a new one. */
  view: SavedView | null;
  hint: string | undefined;
  onClose(): void;
}

/** Name, readers and place of a view; a new one keeps the address as it is. Under the name of another own view of the page it replaces that. */
export function ViewDialog({ page, view, hint, onClose }: ViewDialogProps) {
  useReturnFocus();
  const t = usePhrases(viewDialogPhrases);
  const { language } = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [density] = useDensity();
  const client = useQueryClient();
  const { data: views = [] } = useQuery(savedViewsQuery);
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? 'N');
  const [isPinned, setPinned] = useState(view?.pinned ?? false);
  const [problem, setProblem] = useState('');
  const replaced = view ? undefined : views.find((each) => each.is_own && each.page === page && each.name === name.trim());
  const refresh = () => client.invalidateQueries({ queryKey: savedViewsKey });
  const pinned = isPinned ? 'Y' : 'N';

  const saving = useMutation({
    async mutationFn() {
      const query = view?.query ?? viewQuery(String(new URLSearchParams([...new URLSearchParams(search), ['density', density]])));
      const known = view ?? replaced;
      if (!known) await call(savedViewRoutes.create, { body: { page, name, query, shared, pinned } });
      else {
        const params = { saved_view_id: known.saved_view_id };
        await call(savedViewRoutes.update, { params, body: { name, query, shared } });
        await call(savedViewRoutes.pin, { params, body: { pinned } });
      }
      return query;
    },
    onSuccess(query) {
      showSuccess(t.saved, name.trim());
      onClose();
      // what is shown is the view now
      void navigate(addressOfView({ page, query }), { replace: true, preventScrollReset: true });
      return refresh();
    },
    onError(error) {
      const [why] = Object.values(refusedFields(error));
      if (why) setProblem(why);
      else showError(error);
    },
  });

  const removing = useMutation({
    mutationFn: (gone: SavedView) => setActive(gone, 'N'),
    onSuccess(_answer, gone) {
      onClose();
      showUndoable(t.removed, gone.name, () => setActive(gone, 'Y').finally(refresh));
      return refresh();
    },
    onError: showError,
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    if (!saving.isPending) saving.mutate();
  }

  return (
    <Modal opened onClose={onClose} withCloseButton={false} title={<Text fw={600}>{view ? t.edit : t.add}</Text>}>
      <form onSubmit={submit}>
        <Stack>
          {!view && <Text size="sm">{hint ?? t.hint}</Text>}
          <TextInput
            label={savedViewLabels.name[language]}
            placeholder={t.nameHint}
            data-autofocus
            required
            maxLength={60}
            value={name}
            error={problem}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setProblem('');
            }}
            description={replaced && t.replaces(replaced.name)}
          />
          <Select
            label={savedViewLabels.shared[language]}
            description={t.sharedHint}
            data={optionsOf(viewShared.words, language)}
            value={shared}
            onChange={(choice) => setShared(choice as typeof shared)} // one of these
            allowDeselect={false}
          />
          <Switch
            label={savedViewLabels.pinned[language]}
            checked={isPinned}
            onChange={(event) => setPinned(event.currentTarget.checked)}
          />
          <Group justify="flex-end">
            {view && (
              <Button
                variant="subtle"
                color="red"
                mr="auto"
                leftSection={<IconTrash size={18} aria-hidden />}
                loading={removing.isPending}
                onClick={() => removing.mutate(view)}
              >
                {t.remove}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              {t.cancel}
            </Button>
            <Button type="submit" loading={saving.isPending} disabled={name.trim() === ''}>
              {t.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

/** Deletes a view, or takes that back. */
const setActive = ({ saved_view_id }: SavedView, active: 'Y' | 'N') =>
  call(savedViewRoutes.update, { params: { saved_view_id }, body: { active } });
