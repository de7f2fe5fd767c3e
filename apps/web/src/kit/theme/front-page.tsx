import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import band from './band.module.css';
import { BrandMark } from './brand-mark.tsx';
import { useFacultySite } from './faculty-site.ts';
import classes from './front-page.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { PageTitle, systemName } from './page-title.tsx';
import { PersonName } from './person-name.tsx';

const phrases = { help: { th: 'เข้าไม่ได้? โทร', en: 'Cannot get in? Call' } };

interface Props {
  /** Of the window. */
  title: string;
  /** The title, where it is not given. */
  heading?: string;
  /** Below the heading. */
  hint?: string;
  children: ReactNode;
}

/** The frame of every page outside the shell: the faculty on one side, what there is to do on the other. */
export function FrontPage({ title, heading = title, hint, children }: Props) {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const { data: site, isPending } = useFacultySite();
  return (
    <div className={classes.page}>
      <PageTitle>{title}</PageTitle>
      <header className={`${band.weave} ${classes.art}`} data-waiting={isPending || undefined}>
        <span className={classes.letter} aria-hidden>
          ศ
        </span>
        <Group gap="sm" wrap="nowrap" align="flex-start" mih={48}>
          <BrandMark size={48} />
          <div className={classes.names}>
            <strong>{site?.faculty_name ?? systemName[language]}</strong>
            <br />
            {site?.university_name}
          </div>
        </Group>
        <div className={classes.say}>
          <p className={classes.tagline}>
            {/* a line breaks between its phrases, as between the parts of a name */}
            <PersonName name={site?.tagline ?? ''} />
          </p>
          <p className={classes.system}>{systemName[language]}</p>
        </div>
        <div className={`${band.band} ${classes.band}`} aria-hidden />
      </header>
      <main className={classes.main}>
        <div className={classes.switch}>
          <LanguageSwitch />
        </div>
        <Stack gap="lg" className={classes.content}>
          <div>
            <Title order={1} fz={{ base: 24, md: 28 }}>
              {heading}
            </Title>
            {hint !== undefined && <Text c="dimmed">{hint}</Text>}
          </div>
          {children}
        </Stack>
        <Text size="sm" c="dimmed" ta="center" mih={22}>
          {site?.telephone && (
            <>
              {t.help}{' '}
              <Anchor href={`tel:${site.telephone.replace(/[^\d+]/g, '')}`} inherit c="inherit" underline="always">
                {site.telephone}
              </Anchor>
            </>
          )}
        </Text>
      </main>
    </div>
  );
}
