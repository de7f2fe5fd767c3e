import { type Bilingual, inLanguage } from '@faculty/contracts/kit/bilingual';
import { toCommonEra } from '@faculty/contracts/kit/dates/era';
import { yearKinds, yearOfDay } from '@faculty/contracts/kit/dates/period';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { PageKey } from '@faculty/contracts/pages';
import { profileRoutes, sharedWork } from '@faculty/contracts/profile/profile';
import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../../kit/api/http.ts';
import { TitleCell } from '../../kit/list/cells/title-cell.tsx';
import { LoadingState } from '../../kit/notifications/states.tsx';
import { MissingList, useMissing } from '../../kit/reports/quality/missing-list.tsx';
import { qualityPhrases } from '../../kit/reports/quality/quality.phrases.ts';
import { StatusChip } from '../../kit/review/status-chip.tsx';
import { useMe } from '../../kit/session/session.tsx';
import { clockText } from '../../kit/theme/dates.ts';
import { dayPart, dayWords } from '../../kit/theme/day-names.ts';
import { PageTitle } from '../../kit/theme/page-title.tsx';
import { NewToYou } from './arrivals/new-to-you.tsx';
import { ProfileCalendar } from './calendar/profile-calendar.tsx';
import { Card } from './card.tsx';
import { CoAuthorships } from './co-authorships.tsx';
import { Figures } from './dashboard/figures.tsx';
import classes from './home.module.css';
import { profilePhrases } from './profile.phrases.ts';
import { ProfileCard } from './profile-card.tsx';
import { SentBack } from './sent-back.tsx';
import { Dates, Waiting } from './today/today.tsx';
import { useFirstAnswers } from './use-first-answers.ts';

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

/** Where a person most often adds something, in this order. */
const adding: Partial<Record<PageKey, Bilingual>> = {
  '/web/content_new': { th: 'เพิ่มข่าว', en: 'Add news' },
  '/web/content_doc_mou': { th: 'เพิ่ม MOU', en: 'Add an MOU' },
  '/web/content_work': { th: 'เพิ่มผลงาน', en: 'Add a work' },
  '/web/content_activity': { th: 'เพิ่มกิจกรรม', en: 'Add an activity' },
  '/centre/lc_members': { th: 'เพิ่มสมาชิกศูนย์ภาษา', en: 'Add a centre member' },
};
const mostActions = 3;

/** The start page: what there is to do today, the person, their calendar, and the figures last. */
export function ProfileViewScreen() {
  const t = usePhrases(profilePhrases);
  const { rights } = useMe();
  const isReady = useFirstAnswers();
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      <Greeting />
      <div className={classes.home} data-waiting={!isReady || undefined}>
        <Stack>
          {!isReady && (
            <div className={classes.waiting}>
              <LoadingState />
            </div>
          )}
          {!Object.values(rights).some(({ view }) => view) && <Text>{t.noRights}</Text>}
          <SentBack />
          <NewToYou />
          <CoAuthorships />
          <Waiting />
        </Stack>
        <Stack className={classes.side ?? ''}>
          <ProfileCard />
          <ProfileCalendar />
        </Stack>
        <Stack>
          <Dates />
          <OwnMissing />
          <SharedWorks />
          <Figures years={5} />
        </Stack>
      </div>
    </>
  );
}

function Greeting() {
  const t = usePhrases(profilePhrases);
  const { language } = useLanguage();
  const { fname_th, fname_en, rights } = useMe();
  const today = todayInBangkok();
  const actions = Object.entries(adding).filter(([page]) => rights[page]?.add);
  return (
    <Group justify="space-between" align="flex-end" gap="xs" mb="sm">
      <div>
        <Title order={1}>{t.greeting(Number(clockText(new Date()).slice(0, 2)), inLanguage(language, fname_th, fname_en))}</Title>
        <Text c="dimmed">{t.dayOfWeek(dayPart(today, language, { weekday: 'long' }), dayWords(today, language))}</Text>
      </div>
      <Group gap="xs">
        {actions.slice(0, mostActions).map(([page, words]) => (
          <Button
            key={page}
            component={Link}
            to={`${page}?form=add`}
            variant="default"
            px={{ base: 'xs', sm: 'sm' }}
            leftSection={<IconPlus size={20} aria-hidden />}
          >
            {words[language]}
          </Button>
        ))}
      </Group>
    </Group>
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
    <Card id="shared-works" title={t.title}>
      <Text fz={14} c="dimmed" px="md" pb="xs">
        {t.hint}
      </Text>
      <ul className={classes.rows}>
        {data.map((work) => (
          <li key={work.work_id}>
            <div style={{ minWidth: 0 }}>
              <TitleCell th={work.work_title_th} {...(language === 'en' && { en: work.work_title_en })} />
              <Text fz={14} c="dimmed">
                {t.owner(inLanguage(language, work.owner_name_th, work.owner_name_en), work.year)}
              </Text>
            </div>
            <Text fz={14} component="div" c="dimmed" className={classes.when ?? ''}>
              <StatusChip value={work.status_check} />
              {work.work_weight !== null && <div>{t.share(work.work_weight)}</div>}
            </Text>
          </li>
        ))}
      </ul>
    </Card>
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
    <Card id="missing" title={t.own(`${yearKinds.fiscal[language]} ${year}`)}>
      <Box px="md" pb="sm">
        <MissingList asked={asked} withNames={false} />
      </Box>
    </Card>
  );
}
