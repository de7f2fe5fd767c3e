import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { usePhrases } from '../../i18n/phrases.tsx';
import classes from './record-tabs.module.css';
import { parkedList } from './sub-view.ts';

const phrases = {
  parts: { th: 'ส่วนของรายการนี้', en: 'Parts of this item' },
};

export interface RecordTab {
  label: string;
  /** The parameter of the address that opens it: `edit`, or the name of a sub-view. */
  view: string;
}

interface RecordTabsProps {
  id: string;
  /** The parts of a record, its form first. */
  tabs: readonly RecordTab[];
  current: string;
}

/** The parts of one record, each a place with an address. Going from one to another keeps the list they were opened from. */
export function RecordTabs({ id, tabs, current }: RecordTabsProps) {
  const t = usePhrases(phrases);
  const [params] = useSearchParams();
  const { state } = useLocation();
  if (tabs.length < 2) return null;
  const links = tabs.map(({ label, view }) => ({
    label,
    to: `?${partOf(params, { tabs, view, id })}`,
    isCurrent: view === current,
  }));
  return <TabLinks label={t.parts} links={links} state={state} />;
}

interface TabLinksProps {
  label: string;
  /** Addresses begin with `?`. */
  links: readonly { label: string; to: string; isCurrent: boolean }[];
  state?: unknown;
}

/** Parts of a place as tabs, each with an address of its own. */
export function TabLinks({ label, links, state }: TabLinksProps) {
  return (
    <nav aria-label={label} className={classes.tabs}>
      {links.map((link) => (
        <Link
          key={link.to}
          className={classes.tab}
          to={{ search: link.to }}
          replace
          state={state}
          {...(link.isCurrent && { 'aria-current': 'page' as const })}
        >
          {link.label}
        </Link>
      ))}
    </nav>
  );
}

/** The address of a part: the form stands over its list, a sub-view keeps the list's own parameters apart. */
function partOf(params: URLSearchParams, { tabs, view, id }: { tabs: readonly RecordTab[]; view: string; id: string }): URLSearchParams {
  const isInForm = params.has('edit');
  const list = new URLSearchParams(isInForm ? params : (params.get(parkedList) ?? ''));
  for (const name of ['edit', 'form', 'copy', ...tabs.map((tab) => tab.view)]) list.delete(name);
  if (view === 'edit') return new URLSearchParams([...list, ['edit', id]]);
  return new URLSearchParams([[view, id], ...(list.size > 0 ? [[parkedList, String(list)]] : [])]);
}
