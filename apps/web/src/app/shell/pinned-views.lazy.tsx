import { viewQuery } from '@faculty/contracts/shell/saved-view';
import { IconBookmark } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { addressOfView, savedViewsQuery } from '../../kit/views/saved-views.ts';
import classes from './navigation.module.css';

interface PinnedViewsProps {
  page: string;
  onChoose: (() => void) | undefined;
}

/** The views of a page that the person has put into their menu, under its entry. */
export function PinnedViews({ page, onChoose }: PinnedViewsProps) {
  const { pathname, search } = useLocation();
  const { data = [] } = useQuery(savedViewsQuery);
  const views = data.filter((view) => view.pinned === 'Y' && view.page === page);
  if (views.length === 0) return null;
  return (
    <ul className={classes.views}>
      {views.map((view) => (
        <li key={view.saved_view_id}>
          <Link
            to={addressOfView(view)}
            className={classes.entry}
            // the page itself is the entry above
            aria-current={pathname === page && viewQuery(search) === view.query ? 'true' : undefined}
            {...(onChoose && { onClick: onChoose })}
          >
            <IconBookmark size={16} aria-hidden className={classes.icon} />
            <span className={classes.label}>{view.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
