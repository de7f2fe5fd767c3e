import type { PageKey } from '@faculty/contracts/pages';
import {
  type SavedView,
  savedViewForm,
  savedViewLabels,
  savedViewRoutes,
  viewQuery,
  viewShared,
} from '@faculty/contracts/shell/saved-view';
import { Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../api/http.ts';
import { FlagField, SelectField } from '../fields/choice/choice-fields.tsx';
import { TextField } from '../fields/text/text-field.tsx';
import { useRecordForm } from '../form/core/use-record-form.ts';
import { FormDialog } from '../form/layout/form-dialog.tsx';
import { useDensity } from '../list/table/density.tsx';
import { showSuccess } from '../notifications/messages.ts';
import { addressOfView, savedViewsQuery } from './saved-views.ts';
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
  const t = usePhrases(viewDialogPhrases);
  const { language } = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [density] = useDensity();
  const client = useQueryClient();
  const { data: views = [] } = useQuery(savedViewsQuery);
  const params = new URLSearchParams(search);
  params.set('density', density);
  const query = view?.query ?? viewQuery(String(params));
  const form = useRecordForm({
    shape: { body: savedViewForm, files: {}, labels: savedViewLabels },
    load: view && { queryKey: ['saved_view', view.saved_view_id], queryFn: () => view },
    fromRow: (row: SavedView) => row,
    send: ({ body }) =>
      view
        ? call(savedViewRoutes.update, { params: { saved_view_id: view.saved_view_id }, body })
        : call(savedViewRoutes.create, { body: { ...body, page, query } }),
    onSaved() {
      showSuccess(t.saved, form.fields.getValues().name);
      onClose();
      // what is shown is the view now
      void navigate(addressOfView({ page, query }), { replace: true, preventScrollReset: true });
      void client.invalidateQueries(savedViewsQuery);
    },
    close: onClose,
    draft: null,
    scope: useId(),
  });
  const name = form.fields.useWatchValue('name').trim();
  const isReplaced = !view && views.some((each) => each.is_own && each.page === page && each.name === name);
  return (
    <FormDialog form={form} title={view ? t.edit : t.add}>
      {!view && <Text size="sm">{hint ?? t.hint}</Text>}
      <TextField form={form} name="name" hint={isReplaced ? t.replaces(name) : t.nameHint} />
      <SelectField
        form={form}
        name="shared"
        hint={t.sharedHint}
        // of another person it would be gone
        options={viewShared.options
          .filter((value) => value !== 'N' || view?.is_own !== false)
          .map((value) => ({ value, label: viewShared.words[value][language] }))}
      />
      <FlagField form={form} name="pinned" on={t.pinned} off={t.notPinned} />
    </FormDialog>
  );
}
