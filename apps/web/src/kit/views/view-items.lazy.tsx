import type { PageKey } from '@faculty/contracts/pages';
import { type SavedView, type SavedViewChange, savedViewRoutes, viewQuery } from '@faculty/contracts/shell/saved-view';
import { Menu, Text } from '@mantine/core';
import { IconBookmark, IconBookmarkPlus, IconCheck, IconPencil, IconPin, IconPinnedOff, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../api/http.ts';
import { showUndoable } from '../list/state/undo.ts';
import { showError } from '../notifications/messages.ts';
import { FailedState, LoadingState } from '../notifications/states.tsx';
import { useMe } from '../session/session.tsx';
import { addressOfView, type ShippedView, savedViewsQuery } from './saved-views.ts';
import { viewsPhrases } from './views.phrases.ts';

interface ViewItemsProps {
  page: PageKey;
  shipped: readonly ShippedView[];
  /** Opens the dialog of a view, or of a new one. */
  onEdit(view: SavedView | 'new'): void;
}

/** The items of the menu of views: the views of the page, what can be done with the one that is shown, and saving a new one. */
export function ViewItems({ page, shipped, onEdit }: ViewItemsProps) {
  const t = usePhrases(viewsPhrases);
  const { language } = useLanguage();
  const { role } = useMe();
  const { search } = useLocation();
  const { data, error, refetch } = useQuery(savedViewsQuery);
  const client = useQueryClient();
  const change = ({ saved_view_id }: SavedView, body: SavedViewChange) =>
    call(savedViewRoutes.update, { params: { saved_view_id }, body }).finally(() => client.invalidateQueries(savedViewsQuery));
  const remove = (view: SavedView) =>
    void change(view, { active: 'N' }).then(() => showUndoable(t.removed, view.name, () => change(view, { active: 'Y' })), showError);
  const views = data?.filter((view) => view.page === page);
  const shown = viewQuery(search);
  const current = views?.filter(({ query }) => query === shown) ?? [];
  return (
    <>
      {error && !data && <FailedState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState />}
      {views?.length === 0 && (
        <Text size="sm" c="dimmed" p="xs">
          {t.none}
        </Text>
      )}
      {views?.map((view) => (
        <Menu.Item
          key={view.saved_view_id}
          component={Link}
          to={addressOfView(view)}
          aria-current={current.includes(view) ? 'true' : undefined}
          leftSection={current.includes(view) ? <IconCheck size={18} aria-hidden /> : <IconBookmark size={18} aria-hidden />}
        >
          {view.name}
          {!view.is_own && (
            <Text span size="xs" c="dimmed" display="block">
              {t.by(language === 'en' ? view.full_name_en : view.full_name_th)}
            </Text>
          )}
        </Menu.Item>
      ))}
      {shipped.length > 0 && <Menu.Label>{t.shipped}</Menu.Label>}
      {shipped.map(({ name, to }) => (
        <Menu.Item key={to} component={Link} to={to}>
          {name}
        </Menu.Item>
      ))}
      <Menu.Divider />
      {current.map((view) => (
        <Fragment key={view.saved_view_id}>
          <Menu.Item
            leftSection={view.pinned === 'Y' ? <IconPinnedOff size={18} aria-hidden /> : <IconPin size={18} aria-hidden />}
            onClick={() => void change(view, { pinned: view.pinned === 'Y' ? 'N' : 'Y' }).catch(showError)}
          >
            {view.pinned === 'Y' ? t.unpin(view.name) : t.pin(view.name)}
          </Menu.Item>
          {(view.is_own || role === 'admin') && (
            <>
              <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={() => onEdit(view)}>
                {t.edit(view.name)}
              </Menu.Item>
              <Menu.Item leftSection={<IconTrash size={18} aria-hidden />} onClick={() => remove(view)}>
                {t.remove(view.name)}
              </Menu.Item>
            </>
          )}
        </Fragment>
      ))}
      <Menu.Item leftSection={<IconBookmarkPlus size={18} aria-hidden />} onClick={() => onEdit('new')}>
        {current.length > 0 ? t.saveNew : t.save}
      </Menu.Item>
    </>
  );
}
