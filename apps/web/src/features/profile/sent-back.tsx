import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { pages } from '@faculty/contracts/pages';
import { isReviewed, reviewedPages, reviewRoutes, sentBackItem } from '@faculty/contracts/works/review';
import { Anchor, Button, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../../kit/api/http.ts';
import { StatusChip } from '../../kit/review/status-chip.tsx';
import { useMe } from '../../kit/session/session.tsx';
import { returnsHere } from '../../kit/url-state/screen-state.ts';
import { Card } from './card.tsx';
import classes from './home.module.css';

const phrases = {
  title: (count: number) => ({
    th: `ผู้ตรวจส่งกลับให้แก้ไข ${count} รายการ`,
    en: count === 1 ? 'A reviewer sent 1 item back' : `Reviewers sent ${count} items back`,
  }),
  correct: { th: 'แก้ไขรายการนี้', en: 'Correct this' },
};

const answer = z.array(sentBackItem);

/** What reviewers have sent back to the person, with why: nothing while there is nothing. */
export function SentBack() {
  const t = usePhrases(phrases);
  const { language } = useLanguage();
  const { rights } = useMe();
  const keepsRecords = Object.values(reviewedPages).some((page) => rights[page]?.view === true);
  const { data = [] } = useQuery({
    queryKey: ['sent_back'],
    queryFn: async ({ signal }) => z.parse(answer, await call(reviewRoutes.sentBack, { signal })),
    enabled: keepsRecords,
  });
  const items = data.filter(({ entity }) => isReviewed(entity));
  if (items.length === 0) return null;
  return (
    <Card
      id="sent-back"
      isRefused
      title={
        <>
          <IconArrowBackUp size={20} style={{ verticalAlign: '-4px' }} aria-hidden /> {t.title(items.length)}
        </>
      }
    >
      <ul className={classes.rows}>
        {items.map(({ entity, record_id, title, title_en, status_check, status_check_text }) => {
          const page = reviewedPages[entity as keyof typeof reviewedPages];
          const form = { component: Link, to: `${page}?edit=${record_id}`, state: returnsHere } as const;
          const name = inLanguage(language, title, title_en);
          return (
            <li key={`${entity} ${record_id}`}>
              <div>
                <Anchor {...form} inherit className={classes.record ?? ''} fw={600}>
                  {name}
                </Anchor>{' '}
                <Text span inherit c="dimmed">
                  {pages[page][language]}
                </Text>{' '}
                {status_check === 'E' && <StatusChip value={status_check} />}
                <Text inherit c="dimmed" lang="th">
                  {status_check_text}
                </Text>
              </div>
              {status_check === 'C' && (
                <Button {...form} variant="default" flex="none" aria-label={`${t.correct}: ${name}`}>
                  {t.correct}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
