import { Box, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/phrases.tsx';
import { BrandMark } from './brand-mark.tsx';
import classes from './front-page.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { PageTitle, systemName } from './page-title.tsx';

/** The frame of every page outside the shell: the system's name on one side, what there is to do on the other. */
export function FrontPage({ title, children }: { title: string; children: ReactNode }) {
  const { language } = useLanguage();
  return (
    <Box className={classes.page}>
      <PageTitle>{title}</PageTitle>
      <header className={classes.brand}>
        <Group gap="md" wrap="nowrap">
          <BrandMark size={48} />
          <Box className={classes.names}>
            <Text component="p" className={classes.name} lang={language}>
              {systemName[language]}
            </Text>
            <Text component="p" className={classes.otherName} lang={language === 'th' ? 'en' : 'th'}>
              {systemName[language === 'th' ? 'en' : 'th']}
            </Text>
          </Box>
        </Group>
      </header>
      <main className={classes.main}>
        <Group justify="flex-end" className={classes.switch}>
          <LanguageSwitch />
        </Group>
        <Stack gap="lg" className={classes.content}>
          <Title order={1}>{title}</Title>
          {children}
        </Stack>
      </main>
    </Box>
  );
}
