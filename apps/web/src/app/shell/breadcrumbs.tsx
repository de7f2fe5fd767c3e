import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { isPage, pages } from '@faculty/contracts/pages';
import { Anchor, Breadcrumbs, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { groupOf, pageOf } from '../../kit/session/guard.tsx';
import { searchPhrases } from '../search/search.phrases.ts';
import { shellPhrases } from './shell.phrases.ts';

const ownPages: Record<string, Bilingual> = {
  '/app/profile-view': shellPhrases.profile,
  '/app/profile': shellPhrases.editProfile,
  '/app/dashboard': shellPhrases.dashboard,
  '/app/password': shellPhrases.password,
  '/app/search': searchPhrases.title,
};

/** Where the person is, from the path. */
export function PathBreadcrumbs() {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const t = usePhrases(shellPhrases);
  const page = pageOf(pathname);
  const trail = page ? [groupOf(page)[language], pages[page][language]] : [ownPages[pathname]?.[language] ?? ''];
  return (
    <nav aria-label={t.breadcrumbs}>
      <Breadcrumbs>
        <Anchor component={Link} to="/app/profile-view" size="sm">
          {t.home}
        </Anchor>
        {trail.filter(Boolean).map((name, index) => (
          <Text key={name} size="sm" c="dimmed" {...(index === trail.length - 1 && isPage(pathname) && { 'aria-current': 'page' })}>
            {name}
          </Text>
        ))}
      </Breadcrumbs>
    </nav>
  );
}
