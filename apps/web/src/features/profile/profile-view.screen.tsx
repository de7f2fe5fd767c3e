import { type PageKey, pageKeys, pages } from '@faculty/contracts/pages';
import { Avatar, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconArrowRight, IconPencil, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { OwnMissing } from '../../kit/reports/quality/own-missing.tsx';
import { RoleBadge } from '../../kit/session/role-badge.tsx';
import { useMe } from '../../kit/session/session.tsx';
import { PageTitle } from '../../kit/theme/page-title.tsx';
import { ProfileCalendar } from './calendar/profile-calendar.tsx';
import { profilePhrases } from './profile.phrases.ts';
import classes from './profile-view.module.css';
import { SentBack } from './sent-back.tsx';
import { SharedWorks } from './shared-works.tsx';
import { WorksDonut } from './works-donut.tsx';

/** The start page: who is signed in, the quickest way to their work, their works and their calendar. */
export function ProfileViewScreen() {
  const t = usePhrases(profilePhrases);
  return (
    <Stack gap="lg">
      <PageTitle>{t.title}</PageTitle>
      <Title order={1}>{t.title}</Title>
      <SentBack />
      <div className={classes.top}>
        <Card />
        <WorksDonut />
      </div>
      <SharedWorks />
      <OwnMissing />
      <ProfileCalendar />
    </Stack>
  );
}

function Card() {
  const t = usePhrases(profilePhrases);
  const me = useMe();
  return (
    <Paper className={classes.card} withBorder>
      <Avatar src={me.avatarFile} alt="" size={96} color="blue">
        <IconUser size={48} stroke={1.25} aria-hidden />
      </Avatar>
      <div className={classes.person}>
        <Text component="p" fz="h2" fw={700} lang="th">
          {me.fname_th} {me.lname_th}
        </Text>
        <Text component="p" c="dimmed" lang="en">
          {me.fname_en} {me.lname_en}
        </Text>
        <Group mt="xs">
          <RoleBadge role={me.role} />
        </Group>
        <dl className={classes.facts}>
          <div>
            <dt>{t.email}</dt>
            <dd>{me.email}</dd>
          </div>
          {me.user_platform_reg !== '' && (
            <div>
              <dt>{t.phone}</dt>
              <dd>{me.user_platform_reg}</dd>
            </div>
          )}
        </dl>
      </div>
      <Button component={Link} to="/app/profile" variant="default" leftSection={<IconPencil size={18} aria-hidden />}>
        {t.editProfile}
      </Button>
      <QuickLinks />
    </Paper>
  );
}

function QuickLinks() {
  const t = usePhrases(profilePhrases);
  const { language } = useLanguage();
  const me = useMe();
  const mayView = (page: PageKey) => me.rights[page]?.view === true;
  const links = pageKeys.filter(mayView).map((page) => ({ to: page as string, words: pages[page][language] }));
  return (
    <nav aria-labelledby="links" className={classes.links}>
      <Title order={2} id="links" fz="h3" mb="xs">
        {t.links}
      </Title>
      {links.length === 0 && <Text mb="xs">{t.noLinks}</Text>}
      <Group gap="xs">
        {[{ to: '/app/dashboard', words: t.overview }, ...links].map(({ to, words }) => (
          <Button
            key={to}
            component={Link}
            to={to}
            variant="light"
            size="sm"
            radius="xl"
            fw={500}
            rightSection={<IconArrowRight size={16} aria-hidden />}
          >
            {words}
          </Button>
        ))}
      </Group>
    </nav>
  );
}
