import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { toCommonEra } from '@faculty/contracts/kit/dates/era';
import { yearKinds, yearOfDay } from '@faculty/contracts/kit/dates/period';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import { profileRoutes, sharedWork } from '@faculty/contracts/profile/profile';
import { Avatar, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPencil, IconUser } from '@tabler/icons-react';
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
import { useMe, useRight } from '../../kit/session/session.tsx';
import { PageTitle } from '../../kit/theme/page-title.tsx';
import { ProfileCalendar } from './calendar/profile-calendar.tsx';
import { profilePhrases } from './profile.phrases.ts';
import classes from './profile-view.module.css';
import { Today } from './today/today.tsx';
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

/** The start page: the person, what they look at first, their calendar and their works. */
export function ProfileViewScreen() {
  const t = usePhrases(profilePhrases);
  return (
    <Stack gap="lg">
      <PageTitle>{t.title}</PageTitle>
      <Title order={1}>{t.title}</Title>
      <Card />
      <Today />
      <ProfileCalendar />
      <OwnMissing />
      <OwnWorks />
      <SharedWorks />
    </Stack>
  );
}

function Card() {
  const t = usePhrases(profilePhrases);
  const { language } = useLanguage();
  const me = useMe();
  const th = { lang: 'th', name: `${me.fname_th} ${me.lname_th}`.trim() };
  const en = { lang: 'en', name: `${me.fname_en} ${me.lname_en}`.trim() };
  const [first, second] = language === 'en' && en.name !== '' ? [en, th] : [th, en];
  return (
    <Paper className={classes.card} withBorder>
      <Avatar src={me.avatarFile} alt="" size={64} color="blue">
        <IconUser size={32} stroke={1.25} aria-hidden />
      </Avatar>
      <div className={classes.person}>
        <Text component="p" fz="h2" fw={600} lang={first.lang}>
          {first.name}
        </Text>
        <Text component="p" c="dimmed" lang={second.lang}>
          {second.name}
        </Text>
        <RoleBadge role={me.role} />
      </div>
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
      <Button component={Link} to="/app/profile" variant="default" leftSection={<IconPencil size={18} aria-hidden />}>
        {t.editProfile}
      </Button>
      {!Object.values(me.rights).some(({ view }) => view) && <Text>{t.noRights}</Text>}
    </Paper>
  );
}

/** Of people who record works; others have none to count. */
function OwnWorks() {
  const { view } = useRight('/web/content_work');
  return view ? <WorksDonut /> : null;
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
              <TitleCell th={work.work_title_th} {...(language === 'en' && { en: work.work_title_en })} />
              <Text size="sm" c="dimmed">
                {t.owner(inLanguage(language, work.owner_name_th, work.owner_name_en), work.year)}
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
  const asked = { kind: 'fiscal', year, user_name, to_do: 'Y' } as const;
  const mayAsk = rights['/web/content_work']?.view === true || rights['/web/content_activity']?.view === true;
  const { data } = useMissing(asked, mayAsk);
  if (!data?.pages[0]?.count) return null;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="missing">
      <Title order={2} id="missing" fz="h3" mb="sm">
        {t.own(`${yearKinds.fiscal[language]} ${year}`)}
      </Title>
      <MissingList asked={asked} withNames={false} />
    </Paper>
  );
}
