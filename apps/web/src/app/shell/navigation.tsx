import { groups } from '@faculty/contracts/pages';
import type { MenuEntry } from '@faculty/contracts/shell/me';
import type { SavedView } from '@faculty/contracts/shell/saved-view';
import { reviewCount, reviewRoutes } from '@faculty/contracts/works/review';
import { Anchor, Collapse, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import {
  IconActivityHeartbeat,
  IconBook,
  IconBriefcase,
  IconCalendarEvent,
  IconCertificate,
  IconChecks,
  IconChevronDown,
  IconFileDescription,
  IconFiles,
  IconFileText,
  IconFolders,
  IconHeartHandshake,
  IconHistory,
  IconHome,
  IconId,
  IconIdBadge2,
  IconKey,
  IconLink,
  IconListDetails,
  IconLogin2,
  IconMenu2,
  IconNews,
  IconPhoto,
  IconPointFilled,
  IconSchool,
  IconSettings,
  IconTable,
  IconTool,
  IconTrash,
  IconUserCog,
  IconUserStar,
  IconUsers,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../../kit/api/http.ts';
import { lazyPart } from '../../kit/notifications/lazy-part.tsx';
import { waitingCountKey } from '../../kit/review/refresh-queue.ts';
import { useMe } from '../../kit/session/session.tsx';
import { savedViewsQuery } from '../../kit/views/saved-views.ts';
import classes from './navigation.module.css';
import { shellPhrases } from './shell.phrases.ts';
import { type MenuGroup, useMenu } from './use-menu.ts';

/** How many records wait for this person's decision; nothing for who decides on none. Every minute while the page is looked at. */
function useWaitingCount(): number | undefined {
  const { rights } = useMe();
  const { data } = useQuery({
    queryKey: waitingCountKey,
    queryFn: async ({ signal }) => z.parse(reviewCount, await call(reviewRoutes.count, { signal })).count,
    enabled: rights['/web/review']?.view === true,
    staleTime: 30_000,
    refetchInterval: 60_000,
  });
  return data;
}

/** The drawer's icons, by the name the server gives. */
const icons: Record<string, TablerIcon> = {
  badge: IconId,
  book: IconBook,
  certificate: IconCertificate,
  briefcase: IconBriefcase,
  'calendar-event': IconCalendarEvent,
  checks: IconChecks,
  'file-text': IconFileText,
  files: IconFiles,
  folders: IconFolders,
  'file-description': IconFileDescription,
  'id-badge': IconIdBadge2,
  handshake: IconHeartHandshake,
  heartbeat: IconActivityHeartbeat,
  history: IconHistory,
  key: IconKey,
  'list-details': IconListDetails,
  link: IconLink,
  login: IconLogin2,
  menu: IconMenu2,
  news: IconNews,
  photo: IconPhoto,
  school: IconSchool,
  settings: IconSettings,
  table: IconTable,
  tool: IconTool,
  trash: IconTrash,
  'user-cog': IconUserCog,
  'user-star': IconUserStar,
  users: IconUsers,
  'users-group': IconUsersGroup,
};

/** An unknown name is a page newer than this build: it gets a plain dot. */
const pageIcon = (name: string): TablerIcon => icons[name] ?? IconPointFilled;

const PinnedViews = lazyPart(() => import('./pinned-views.lazy.tsx').then((m) => m.PinnedViews));

/** The pages under whose entry the person has put a view. */
const pagesWithViews = (views: SavedView[]) => new Set<string>(views.filter(({ pinned }) => pinned === 'Y').map(({ page }) => page));

/** Larger counts are shown as this one and a plus. */
const mostShown = 999;

interface Props {
  /** Icons over short labels, 96 px wide. */
  mini?: boolean;
  /** A screen was chosen: the drawer of a phone closes. */
  onChoose?: () => void;
}

/** The left drawer: the profile, and the groups of screens the person may open. */
export function Navigation({ mini = false, onChoose }: Props) {
  const t = usePhrases(shellPhrases);
  const menu = useMenu();
  const shown = useShownEntry(menu.isLoading);
  return (
    <nav ref={shown} aria-label={t.mainMenu} className={classes.navigation} data-mini={mini || undefined}>
      <Entry to="/app/profile-view" icon={IconHome} label={t.profile} onChoose={onChoose} />
      {menu.groups.map((group) => (
        <Group key={group.key} group={group} mini={mini} onChoose={onChoose} />
      ))}
      {menu.isLoading && (
        <Stack gap="sm" p="sm" aria-hidden>
          <Skeleton h={18} w="60%" />
          <Skeleton h={32} />
          <Skeleton h={32} />
        </Stack>
      )}
      {menu.hasFailed && (
        <Text size="sm" p="sm" role="alert">
          {t.menuFailed}{' '}
          <Anchor component="button" type="button" size="sm" onClick={menu.retry}>
            {t.retry}
          </Anchor>
        </Text>
      )}
    </nav>
  );
}

/** Scrolls the entry of the screen into view, for menus longer than the window. */
function useShownEntry(isLoading: boolean) {
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another screen, or when the entries are loaded
  useEffect(() => {
    // after the paint, which needs the layout anyway
    const frame = requestAnimationFrame(() => {
      setTimeout(() => menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' }));
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, isLoading]);
  return menu;
}

interface GroupProps {
  group: MenuGroup;
  mini: boolean;
  onChoose: Props['onChoose'];
}

function Group({ group, mini, onChoose }: GroupProps) {
  const { language } = useLanguage();
  const { data: pinned } = useQuery({ ...savedViewsQuery, select: pagesWithViews });
  const [closed, setClosed] = useLocalStorage<string[]>({ key: 'closed_groups', defaultValue: [], getInitialValueInEffect: false });
  const isOpen = mini || !closed.includes(group.key);
  const listId = `group-${group.key}`;
  const toggle = () => setClosed((keys) => (isOpen ? [...keys, group.key] : keys.filter((key) => key !== group.key)));
  const titleOf = (entry: MenuEntry) => (language === 'en' && entry.role_title_en ? entry.role_title_en : entry.role_title);
  return (
    <div>
      {mini ? (
        <div className={classes.rule} />
      ) : (
        <UnstyledButton className={classes.heading} aria-expanded={isOpen} aria-controls={listId} onClick={toggle}>
          {groups[group.key][language]}
          <IconChevronDown size={16} className={classes.chevron} aria-hidden />
        </UnstyledButton>
      )}
      <Collapse expanded={isOpen}>
        <ul id={listId} className={classes.list} aria-label={groups[group.key][language]}>
          {group.entries.map((entry) => (
            <li key={entry.role_page}>
              <Entry to={entry.role_page} icon={pageIcon(entry.role_icon)} label={titleOf(entry)} onChoose={onChoose} />
              {pinned?.has(entry.role_page) && <PinnedViews page={entry.role_page} onChoose={onChoose} />}
            </li>
          ))}
        </ul>
      </Collapse>
    </div>
  );
}

interface EntryProps {
  to: string;
  icon: TablerIcon;
  label: string;
  onChoose: Props['onChoose'];
}

function Entry({ to, icon: Icon, label, onChoose }: EntryProps) {
  return (
    <NavLink to={to} className={classes.entry ?? ''} {...(onChoose && { onClick: onChoose })}>
      <Icon size={20} aria-hidden className={classes.icon} />
      <span className={classes.label}>{label}</span>
      {to === '/web/review' && <WaitingCount />}
    </NavLink>
  );
}

/** How much waits behind an entry; by itself, so that the number does not draw all the others again. */
function WaitingCount() {
  const t = usePhrases(shellPhrases);
  const count = useWaitingCount() ?? 0;
  if (count === 0) return null;
  return (
    <span className={classes.count} role="img" aria-label={t.waiting(count)}>
      {count > mostShown ? `${mostShown}+` : count}
    </span>
  );
}
