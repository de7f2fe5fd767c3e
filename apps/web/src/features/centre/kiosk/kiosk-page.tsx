import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { LanguageSwitch } from '../../../kit/theme/language-switch.tsx';
import { PageTitle } from '../../../kit/theme/page-title.tsx';
import classes from './kiosk.module.css';
import { kioskPhrases } from './kiosk.phrases.ts';

interface KioskPageProps {
  /** Further switches of the bar. */
  tools?: ReactNode;
  /** Messages at the foot of the window. */
  banner?: ReactNode;
  children: ReactNode;
}

/** The layout of the kiosk, without the app's shell. */
export function KioskPage({ tools, banner, children }: KioskPageProps) {
  const t = usePhrases(kioskPhrases);
  return (
    <div className={classes.page}>
      <PageTitle>{t.title}</PageTitle>
      <header className={classes.bar}>
        <Text fw={600}>{t.title}</Text>
        <div className={classes.tools}>
          {tools}
          <LanguageSwitch />
        </div>
      </header>
      <main className={classes.main}>{children}</main>
      {/* at the foot: one that comes while cards are scanned moves nothing */}
      <div className={classes.banners}>{banner}</div>
    </div>
  );
}
