import type { PageKey } from '@faculty/contracts/pages';
import { type SavedView, savedViewRoutes, viewQuery } from '@faculty/contracts/shell/saved-view';
import { Menu, Text } from '@mantine/core';
import { IconBookmark, IconBookmarkPlus, IconCheck, IconPencil, IconPin, IconPinnedOff } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../api/http.ts';
import { showError } from '../notifications/messages.ts';
import { FailedState, LoadingState } from '../notifications/states.tsx';
import { useMe } from '../session/session.tsx';
import { addressOfView, savedViewsKey, savedViewsQuery } from './saved-views.ts';
import { viewsPhrases } from './views.phrases.ts';

interface ViewItemsProps {
  page: PageKey;
  /** Opens the dialog of a view, or of a new one. */
  onEdit(view: SavedView | 'new'): void;
}

/** The items of the menu of views: the views of the page, what can be done with the one that is shown, and saving a new one. */
export function ViewItems({ page, onEdit }: ViewItemsProps) {
  const t = usePhrases(viewsPhrases);
  const { language } = useLanguage();
  const { role } = useMe();
  const { search } = useLocation();
  const { data, error, refetch } = useQuery(savedViewsQuery);
  const pinning = usePinning();
  const views = data?.filter((view) => view.page === page);
  const shown = viewQuery(search);
  const current = views?.find(({ query }) => query === shown);
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
          aria-current={view === current ? 'true' : undefined}
          leftSection={view === current ? <IconCheck size={18} aria-hidden /> : <IconBookmark size={18} aria-hidden />}
        >
          {view.name}
          {!view.is_own && (
            <Text span size="xs" c="dimmed" display="block">
              {t.by(language === 'en' ? view.full_name_en : view.full_name_th)}
            </Text>
          )}
        </Menu.Item>
      ))}
      <Menu.Divider />
      {current && (
        <Menu.Item
          leftSection={current.pinned ? <IconPinnedOff size={18} aria-hidden /> : <IconPin size={18} aria-hidden />}
          onClick={() => pinning.mutate(current)}
        >
          {current.pinned ? t.unpin : t.pin}
        </Menu.Item>
      )}
      {current && (current.is_own || role === 'admin') && (
        <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={() => onEdit(current)}>
          {t.edit}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconBookmarkPlus size={18} aria-hidden />} onClick={() => onEdit('new')}>
        {t.save}
      </Menu.Item>
    </>
  );
}

/** Puts a view into the person's menu, or takes it out. */
function usePinning() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ saved_view_id, pinned }: SavedView) =>
      call(savedViewRoutes.pin, { params: { saved_view_id }, body: { pinned: pinned ? 'N' : 'Y' } }),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: savedViewsKey }),
  });
}
