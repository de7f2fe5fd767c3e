import { type PageKey, pageKeys, pages } from '@faculty/contracts/pages';
import { Avatar, Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconArrowRight, IconShieldCheck, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { PageTitle } from '../../kit/page-title.tsx';
import { useMe } from '../../kit/session.tsx';
import classes from './profile-view.module.css';

const phrases = {
  title: { th: 'โปรไฟล์', en: 'Profile' },
  admin: { th: 'ผู้ดูแลระบบ', en: 'Administrator' },
  user: { th: 'ผู้ใช้งาน', en: 'User' },
  email: { th: 'อีเมล', en: 'E-mail' },
  phone: { th: 'โทรศัพท์', en: 'Phone' },
  links: { th: 'งานของคุณ', en: 'Your work' },
  noLinks: {
    th: 'ยังไม่มีหน้าที่คุณได้รับสิทธิ์ใช้งาน โปรดติดต่อผู้ดูแลระบบของคณะ',
    en: 'You have not been given any screen yet. Please ask the faculty’s administrator.',
  },
};

/** The start page: who is signed in, and the quickest way to their work. */
export function ProfileViewScreen() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const me = useMe();
  const mayView = (page: PageKey) => me.rights[page]?.view === true;
  const links = pageKeys.filter(mayView);
  return (
    <Stack gap="lg">
      <PageTitle>{t.title}</PageTitle>
      <Title order={1}>{t.title}</Title>
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
        <Badge
          size="lg"
          variant="light"
          color={me.role === 'admin' ? 'gold' : 'gray'}
          tt="none"
          leftSection={me.role === 'admin' ? <IconShieldCheck size={16} aria-hidden /> : <IconUser size={16} aria-hidden />}
        >
          {me.role === 'admin' ? t.admin : t.user}
        </Badge>
      </Paper>
      <section aria-labelledby="links">
        <Title order={2} id="links" mb="sm">
          {t.links}
        </Title>
        {links.length === 0 && <Text>{t.noLinks}</Text>}
        <Group gap="sm">
          {links.map((page) => (
            <Button
              key={page}
              component={Link}
              to={page}
              variant="default"
              size="md"
              rightSection={<IconArrowRight size={18} aria-hidden />}
            >
              {pages[page][language]}
            </Button>
          ))}
        </Group>
      </section>
    </Stack>
  );
}
