import { type Bilingual, inLanguage } from '@faculty/contracts/kit/bilingual';
import { toCommonEra } from '@faculty/contracts/kit/dates/era';
import { yearKinds, yearOfDay } from '@faculty/contracts/kit/dates/period';
import { todayInBangkok } from '@faculty/contracts/kit/dates/today';
import type { PageKey } from '@faculty/contracts/pages';
import { profileRoutes, sharedWork } from '@faculty/contracts/profile/profile';
import { Button, Text, Title } from '@mantine/core';
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
import { dayWords, weekdayWord } from '../../kit/theme/day-names.ts';
import { PageTitle } from '../../kit/theme/page-title.tsx';
import { ProfileCalendar } from './calendar/profile-calendar.tsx';
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
        <div className={classes.first}>
          {!isReady && (
            <div className={classes.waiting}>
              <LoadingState />
            </div>
          )}
          {!Object.values(rights).some(({ view }) => view) && <Text>{t.noRights}</Text>}
          <SentBack />
          <Waiting />
        </div>
        <div className={classes.side}>
          <ProfileCard />
          <ProfileCalendar />
        </div>
        <div className={classes.rest}>
          <Dates />
          <OwnMissing />
          <SharedWorks />
          <Figures years={5} />
        </div>
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
    <div className={classes.greeting}>
      <div>
        <Title order={1}>{t.greeting(Number(clockText(new Date()).slice(0, 2)), inLanguage(language, fname_th, fname_en))}</Title>
        <Text c="dimmed">{t.dayOfWeek(weekdayWord(today, language), dayWords(today, language))}</Text>
      </div>
      {actions.length > 0 && (
        <div className={classes.actions}>
          {actions.slice(0, mostActions).map(([page, words]) => (
            <Button
              key={page}
              component={Link}
              to={`${page}?form=add`}
              variant="default"
              className={classes.action ?? ''}
              leftSection={<IconPlus size={20} aria-hidden />}
            >
              {words[language]}
            </Button>
          ))}
        </div>
      )}
    </div>
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
    <section className={classes.card} aria-labelledby="shared-works">
      <div className={classes.head}>
        <Title order={2} id="shared-works" className={classes.title ?? ''}>
          {t.title}
        </Title>
        <span className={classes.fact}>{t.hint}</span>
      </div>
      <ul className={classes.rows}>
        {data.map((work) => (
          <li key={work.work_id}>
            <div className={classes.what}>
              <TitleCell th={work.work_title_th} {...(language === 'en' && { en: work.work_title_en })} />
              <div className={classes.fact}>{t.owner(inLanguage(language, work.owner_name_th, work.owner_name_en), work.year)}</div>
            </div>
            <div className={classes.when}>
              <StatusChip value={work.status_check} />
              <div>{t.share(work.work_weight)}</div>
            </div>
          </li>
        ))}
      </ul>
    </section>
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
    <section className={classes.card} aria-labelledby="missing">
      <div className={classes.head}>
        <Title order={2} id="missing" className={classes.title ?? ''}>
          {t.own(`${yearKinds.fiscal[language]} ${year}`)}
        </Title>
      </div>
      <div className={classes.body}>
        <MissingList asked={asked} withNames={false} />
      </div>
    </section>
  );
}
