import { Group, Text } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import band from '../../../kit/theme/band.module.css';
import { BrandMark } from '../../../kit/theme/brand-mark.tsx';
import { clockText } from '../../../kit/theme/dates.ts';
import { useFacultySite } from '../../../kit/theme/faculty-site.ts';
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
  const { data: site } = useFacultySite();
  return (
    <div className={classes.page}>
      <PageTitle>{t.title}</PageTitle>
      <header className={band.weave}>
        <div className={classes.bar}>
          <Group gap="sm" wrap="nowrap">
            <BrandMark size={48} />
            <div>
              <Text fz="lg" fw={600} mih={28}>
                {site?.faculty_name}
              </Text>
              <Text>{t.title}</Text>
            </div>
          </Group>
          <Clock />
          <div className={classes.tools}>
            {tools}
            <LanguageSwitch />
          </div>
        </div>
        <div className={band.band} aria-hidden />
      </header>
      <main className={classes.main}>{children}</main>
      {/* at the foot: one that comes while cards are scanned moves nothing */}
      <div className={classes.banners}>{banner}</div>
    </div>
  );
}

/** The time in Bangkok, large. */
function Clock() {
  const [time, setTime] = useState(() => clockText(new Date()));
  useInterval(() => setTime(clockText(new Date())), 1_000, { autoInvoke: true });
  return <time className={classes.clock}>{time}</time>;
}
