import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { isPage, pages } from '@faculty/contracts/pages';
import { Alert, Anchor, AppShell, Breadcrumbs, Drawer, Modal, Text } from '@mantine/core';
import { useDisclosure, useHotkeys, useLocalStorage, useTimeout } from '@mantine/hooks';
import { IconFlask, IconRefresh } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { aboutPhrases } from '../../features/about/about.phrases.ts';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { lazyPart } from '../../kit/notifications/lazy-part.tsx';
import { authOptionsQuery, useNewVersion } from '../../kit/session/auth-options.ts';
import { ReportsPresence } from '../../kit/session/reports-presence.ts';
import { meQuery, useMe } from '../../kit/session/session.tsx';
import { groupOf, menuKey, PageGuard, pageOf, SessionGate } from '../guard.tsx';
import { usePalette } from '../palette/use-palette.tsx';
import { searchPhrases } from '../search/search.phrases.ts';
import { Navigation } from './navigation.tsx';
import { scrollKey } from './scroll-key.ts';
import classes from './shell.module.css';
import { shellPhrases } from './shell.phrases.ts';
import { TopBar } from './top-bar.tsx';
import { useOfflineNotice } from './use-offline-notice.ts';
import { useSessionEnd } from './use-session-end.ts';

const ownPages: Record<string, Bilingual> = {
  '/app/profile-view': shellPhrases.profile,
  '/app/profile': shellPhrases.editProfile,
  '/app/dashboard': shellPhrases.dashboard,
  '/app/password': shellPhrases.password,
  '/app/search': searchPhrases.title,
  '/app/about': aboutPhrases.title,
};

const trialBannerPhrases = {
  trial: {
    th: 'โหมดทดลองใช้: สิ่งที่เพิ่ม แก้ไข หรือลบ จะอยู่ในหน้านี้เท่านั้น และหายไปเมื่อโหลดหน้านี้อีกครั้ง',
    en: 'Trial mode: what you add, change or delete stays in this page only and is gone after a reload.',
  },
};

const loadSessionEndWindow = () => import('./session-end-window.tsx').then((m) => m.SessionEndWindow);
const SessionEndWindow = lazyPart(loadSessionEndWindow);

const Shortcuts = lazyPart(() => import('./shortcuts.lazy.tsx').then((m) => m.Shortcuts));

const phrases = { title: { th: 'คีย์ลัด', en: 'Keyboard shortcuts' }, close: { th: 'ปิด', en: 'Close' } };

/** The frame around every screen of a signed-in person. */
export function Shell() {
  return (
    <SessionGate>
      <Frame />
    </SessionGate>
  );
}

function Frame() {
  const t = usePhrases(shellPhrases);
  const [mini, setMini] = useLocalStorage({ key: 'drawer_mini', defaultValue: false, getInitialValueInEffect: false });
  const [isDrawerOpen, drawer] = useDisclosure();
  const [isHelpOpen, help] = useDisclosure();
  const palette = usePalette();
  useOfflineNotice();
  const { pathname } = useLocation();
  useFreshRights(pathname);
  useHotkeys([
    ['shift+?', help.open],
    // the same key while the keyboard is Thai
    ['shift+Slash', help.open, { usePhysicalKeys: true }],
  ]);
  return (
    <>
      <a href="#main" className={classes.skip}>
        {t.skip}
      </a>
      <AppShell header={{ height: 56 }} navbar={{ width: mini ? 96 : 240, breakpoint: 'sm', collapsed: { mobile: true } }} padding={0}>
        <AppShell.Header className={classes.header}>
          <TopBar
            mini={mini}
            isDrawerOpen={isDrawerOpen}
            onToggleMini={() => setMini(!mini)}
            onToggleDrawer={drawer.toggle}
            onSearch={palette.open}
            onHelp={help.open}
          />
        </AppShell.Header>
        <AppShell.Navbar component="div" visibleFrom="sm" className={classes.drawer}>
          <Navigation mini={mini} />
        </AppShell.Navbar>
        <AppShell.Main component="div" className={classes.page}>
          <PendingBar />
          <div className={classes.trail} data-trail>
            <PathBreadcrumbs />
            <NewVersion />
          </div>
          <MainArea />
          <footer className={classes.footer}>
            <Text size="sm" c="dimmed">
              {t.footer(Number(todayInBangkok().slice(0, 4)))}
            </Text>
          </footer>
        </AppShell.Main>
      </AppShell>
      <MenuDrawer opened={isDrawerOpen} onClose={drawer.close} />
      {palette.element}
      <HelpDialog opened={isHelpOpen} onClose={help.close} />
      <SessionEndDialog />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** The menu of a phone. */
function MenuDrawer({ opened, onClose }: { opened: boolean; onClose(): void }) {
  const t = usePhrases(shellPhrases);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={280}
      title={<Text fw={600}>{t.mainMenu}</Text>}
      closeButtonProps={{ 'aria-label': t.closeMenu }}
      hiddenFrom="sm"
      padding={0}
      classNames={{ header: classes.drawerHeader ?? '' }}
    >
      <Navigation onChoose={onClose} />
    </Drawer>
  );
}

/** The screen. Going to another one moves the focus there, so that a screen reader and the Tab key start from it. */
function MainArea() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main id="main" ref={main} tabIndex={-1} className={classes.main}>
      <TrialBanner />
      <PageGuard>
        <ReportsPresence value={true}>
          <Outlet />
        </ReportsPresence>
      </PageGuard>
    </main>
  );
}

/** A progress line below the bar while the next screen loads. */
function PendingBar() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={classes.pending} aria-hidden />;
}

/** Offers a reload after an update; never reloads by itself, as somebody may be typing. */
function NewVersion() {
  const t = usePhrases(shellPhrases);
  if (!useNewVersion()) return null;
  return (
    <Text span size="sm" role="status" className={classes.newVersion ?? ''}>
      {t.newVersion}{' '}
      <Anchor component="button" type="button" size="sm" onClick={() => location.reload()}>
        <IconRefresh size={16} aria-hidden /> {t.reload}
      </Anchor>
    </Text>
  );
}

/** Every key that does something, shown by `?`. */
function HelpDialog({ opened, onClose }: { opened: boolean; onClose(): void }) {
  const t = usePhrases(phrases);
  return (
    <Modal opened={opened} onClose={onClose} title={<Text fw={600}>{t.title}</Text>} closeButtonProps={{ 'aria-label': t.close }}>
      <Shortcuts />
    </Modal>
  );
}

/** Signing in again without leaving the screen: the calls that found the session ended wait behind it. */
function SessionEndDialog() {
  const me = useMe();
  const end = useSessionEnd(me.id);
  // fetched long before it is needed: when a session ends, the server may have another version than the page
  useTimeout(() => void loadSessionEndWindow().catch(() => undefined), 5_000, { autoInvoke: true });
  return end.isAsking && <SessionEndWindow end={end} me={me} />;
}

/** Says on every screen that nothing is saved in trial mode. */
function TrialBanner() {
  const t = usePhrases(trialBannerPhrases);
  const { data } = useQuery(authOptionsQuery);
  if (data?.backend !== false) return null;
  return (
    <Alert icon={<IconFlask aria-hidden />} mb="md" role="note">
      {t.trial}
    </Alert>
  );
}

/** Where the person is, from the path. */
function PathBreadcrumbs() {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const t = usePhrases(shellPhrases);
  const page = pageOf(pathname);
  // the home is where the way begins
  if (pathname === '/app/profile-view') return null;
  const trail = page ? [groupOf(page)[language], pages[page][language]] : [ownPages[pathname]?.[language] ?? ''];
  return (
    <nav aria-label={t.breadcrumbs}>
      <Breadcrumbs>
        <Anchor component={Link} to="/app/profile-view" size="xs">
          {t.home}
        </Anchor>
        {trail.filter(Boolean).map((name, index) => (
          <Text key={name} size="xs" c="dimmed" {...(index === trail.length - 1 && isPage(pathname) && { 'aria-current': 'page' })}>
            {name}
          </Text>
        ))}
      </Breadcrumbs>
    </nav>
  );
}

/** Asks for rights and menu again on the way to another screen: what was given or taken meanwhile shows without a reload. */
export function useFreshRights(pathname: string): void {
  const client = useQueryClient();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    for (const key of [meQuery.queryKey, menuKey]) void client.refetchQueries({ queryKey: key, stale: true });
  }, [client, pathname]);
}
