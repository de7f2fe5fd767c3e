import { Avatar, Button, Group, Paper, Text } from '@mantine/core';
import {
  IconCalendarEvent,
  IconCertificate,
  IconMail,
  IconPencil,
  IconPhone,
  IconUser,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { useWebsite } from '../../kit/session/auth-options.ts';
import { RoleBadge } from '../../kit/session/role-badge.tsx';
import { useMe, useRight } from '../../kit/session/session.tsx';
import band from '../../kit/theme/band.module.css';
import { PersonName } from '../../kit/theme/person-name.tsx';
import { CvButton } from './cv/cv-button.tsx';
import classes from './home.module.css';
import { profilePhrases } from './profile.phrases.ts';
import { quickLink } from './quick-link.ts';
import { WorksDonut } from './works-donut.tsx';

/** The documented card of the signed-in person: who they are, where they often go, and their works by type. */
export function ProfileCard() {
  const t = usePhrases(profilePhrases);
  const { language } = useLanguage();
  const me = useMe();
  const website = useWebsite();
  const { view: hasWorks } = useRight('/web/content_work');
  const { view: hasActivities } = useRight('/web/content_activity');
  const th = { lang: 'th', name: `${me.fname_th} ${me.lname_th}`.trim() };
  const en = { lang: 'en', name: `${me.fname_en} ${me.lname_en}`.trim() };
  const [first, second] = language === 'en' && en.name !== '' ? [en, th] : [th, en];
  const shortcuts: [isOffered: boolean, to: string, icon: TablerIcon, label: string][] = [
    [true, '/app/profile', IconPencil, t.editProfile],
    [website !== null, website?.(`/people/${me.user_name}`) ?? '', IconWorld, t.ownPage],
    [hasWorks, '/web/content_work', IconCertificate, t.ownWorks],
    [hasActivities, '/web/content_activity', IconCalendarEvent, t.ownActivities],
  ];
  return (
    <Paper component="section" withBorder className={`${classes.card} ${classes.profile}`} aria-label={t.profile}>
      <div className={band.weave} style={{ height: 56 }} aria-hidden />
      <Avatar src={me.avatarFile} alt="" size={88} color="blue" m="-44px auto 6px" style={{ border: '4px solid var(--surface)' }}>
        <IconUser size={36} aria-hidden />
      </Avatar>
      <Text fz="lg" fw={600} px="md" ta="center" lang={first.lang}>
        <PersonName name={first.name} />
      </Text>
      <Text c="dimmed" px="md" ta="center" lang={second.lang}>
        <PersonName name={second.name} />
      </Text>
      <Group justify="center" gap={6} px="xs" pb="sm">
        <Group justify="center" w="100%">
          <RoleBadge role={me.role} />
        </Group>
        <Fact icon={IconMail} label={t.email} value={me.email} />
        {me.user_platform_reg !== '' && <Fact icon={IconPhone} label={t.phone} value={me.user_platform_reg} />}
        <Group justify="center" gap={6} pt={4}>
          {shortcuts
            .filter(([isOffered]) => isOffered)
            .map(([, to, Icon, label]) => (
              <Button
                key={to}
                component={Link}
                to={to}
                {...(!to.startsWith('/') && { target: '_blank' })}
                {...quickLink}
                leftSection={<Icon size={18} aria-hidden />}
              >
                {label}
              </Button>
            ))}
          <CvButton />
        </Group>
      </Group>
      {hasWorks && <WorksDonut />}
    </Paper>
  );
}

function Fact({ icon: Icon, label, value }: { icon: TablerIcon; label: string; value: string }) {
  return (
    <Text fz={14} c="dimmed" display="flex" style={{ gap: 4, alignItems: 'center', minWidth: 0 }}>
      <Icon size={18} role="img" aria-label={label} style={{ flex: 'none' }} />
      <span style={{ minWidth: 0 }}>{value}</span>
    </Text>
  );
}
