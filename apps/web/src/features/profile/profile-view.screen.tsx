import { toCommonEra } from '@faculty/contracts/kit/dates/era';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { type PageKey, pageKeys, pages } from '@faculty/contracts/pages';
import { profileRoutes, sharedWork } from '@faculty/contracts/profile/profile';
import { qualityYears, yearOfDay } from '@faculty/contracts/works/quality';
import { Avatar, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconArrowRight, IconPencil, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../../kit/api/http.ts';
import { TitleCell } from '../../kit/list/cells/title-cell.tsx';
import { MissingList, useMissing } from '../../kit/reports/quality/missing-list.tsx';
import { qualityPhrases } from '../../kit/reports/quality/quality.phrases.ts';
import { StatusChip } from '../../kit/review/status-chip.tsx';
import { RoleBadge } from '../../kit/session/role-badge.tsx';
import { useMe } from '../../kit/session/session.tsx';
import { PageTitle } from '../../kit/theme/page-title.tsx';
import { ProfileCalendar } from './calendar/profile-calendar.tsx';
import { profilePhrases } from './profile.phrases.ts';
import classes from './profile-view.module.css';
import { SentBack } from './sent-back.tsx';
import { WorksDonut } from './works-donut.tsx';

const phrases = {
  title: { th: 'ผลงานที่ร่วมจัดทำ', en: 'Works you contributed to' },
  hint: {
    th: 'เจ้าของผลงานเป็นผู้บันทึกและแก้ไข ผลงานเหล่านี้นับให้คุณตามสัดส่วน',
    en: 'Their owners keep them; they count for you by your share.',
  },
  owner: (name: string, year: number) => ({ th: `${name} · พ.ศ. ${year}`, en: `${name} · ${year} (${toCommonEra(year)})` }),
  share: (percent: number) => ({ th: `สัดส่วนร้อยละ ${percent}`, en: `Your share: ${percent} %` }),
};

const answer = z.array(sharedWork);

/** The start page: the person, shortcuts, their works and their calendar. */
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

/** The works others keep and the person worked on; nothing where there are none. */
function SharedWorks() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const { data = [] } = useQuery({
    queryKey: ['work', 'shared'],
    queryFn: async ({ signal }) => z.parse(answer, await call(profileRoutes.sharedWorks, { signal })),
  });
  if (data.length === 0) return null;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="shared-works">
      <Title order={2} id="shared-works" fz="h3">
        {t.title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t.hint}
      </Text>
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {data.map((work) => (
          <Group component="li" key={work.work_id} justify="space-between" gap="xs">
            <div style={{ flex: '1 1 16rem', minWidth: 0 }}>
              <TitleCell th={work.work_title_th} />
              <Text size="sm" c="dimmed">
                {t.owner(language === 'en' ? work.owner_name_en : work.owner_name_th, work.year)}
              </Text>
            </div>
            <Text size="sm">{t.share(work.work_weight)}</Text>
            <StatusChip value={work.status_check} />
          </Group>
        ))}
      </Stack>
    </Paper>
  );
}

/** What one's own works and activities of this fiscal year lack; nothing where nothing does. */
function OwnMissing() {
  const t = usePhrases(qualityPhrases);
  const { language } = useLanguage();
  const { user_name, rights } = useMe();
  const year = yearOfDay('fiscal', todayInBangkok());
  const asked = { kind: 'fiscal', year, user_name } as const;
  const mayAsk = rights['/web/content_work']?.view === true || rights['/web/content_activity']?.view === true;
  const { data } = useMissing(asked, mayAsk);
  if (!data?.pages[0]?.count) return null;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="missing">
      <Title order={2} id="missing" fz="h3" mb="sm">
        {t.own(`${qualityYears.fiscal[language]} ${year}`)}
      </Title>
      <MissingList asked={asked} withNames={false} />
    </Paper>
  );
}
