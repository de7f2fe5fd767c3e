import { isPage } from '@faculty/contracts/pages';
import type { SavedView } from '@faculty/contracts/shell/saved-view';
import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconBookmarks } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePhrases } from '../../i18n/phrases.tsx';
import { lazyPart } from '../notifications/lazy-part.tsx';
import type { ShippedView } from './saved-views.ts';
import { viewsPhrases } from './views.phrases.ts';

const ViewItems = lazyPart(() => import('./view-items.lazy.tsx').then((m) => m.ViewItems));
const ViewDialog = lazyPart(() => import('./view-dialog.lazy.tsx').then((m) => m.ViewDialog));

interface ViewsButtonProps {
  /** Views that the product is delivered with. */
  shipped?: readonly ShippedView[];
  /** What a view of this page keeps, where it is no list. */
  hint?: string;
}

/** The saved views of a page, and what can be done with the one that is shown. */
export function ViewsButton({ shipped = [], hint }: ViewsButtonProps) {
  const t = usePhrases(viewsPhrases);
  const { pathname } = useLocation();
  const [asked, ask] = useState<SavedView | 'new' | null>(null);
  if (!isPage(pathname)) return null;
  return (
    <>
      <Menu position="bottom-end" width={320}>
        {/* around the target: a tooltip in between would keep the name and state of the menu from the button */}
        <Tooltip label={t.views}>
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label={t.views}>
              <IconBookmarks size={20} aria-hidden />
            </ActionIcon>
          </Menu.Target>
        </Tooltip>
        <Menu.Dropdown>
          <ViewItems page={pathname} shipped={shipped} onEdit={ask} />
        </Menu.Dropdown>
      </Menu>
      {asked !== null && <ViewDialog page={pathname} view={asked === 'new' ? null : asked} hint={hint} onClose={() => ask(null)} />}
    </>
  );
}
