import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { pages } from '@faculty/contracts/pages';
import { isReviewed, reviewedPages, reviewRoutes, sentBackItem } from '@faculty/contracts/works/review';
import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../../kit/api/http.ts';
import { StatusChip } from '../../kit/review/status-chip.tsx';
import { useMe } from '../../kit/session/session.tsx';
import { returnsHere } from '../../kit/url-state/screen-state.ts';
import classes from './sent-back.module.css';

const phrases = {
  title: (count: number) => ({
    th: `ผู้ตรวจส่งกลับให้แก้ไข ${count} รายการ`,
    en: count === 1 ? 'A reviewer sent 1 item back' : `Reviewers sent ${count} items back`,
  }),
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
    <Alert color="red" icon={<IconArrowBackUp aria-hidden />} title={t.title(items.length)}>
      <Stack component="ul" gap="xs" className={classes.list ?? ''}>
        {items.map(({ entity, record_id, title, title_en, status_check, status_check_text }) => {
          const page = reviewedPages[entity as keyof typeof reviewedPages];
          return (
            <li key={`${entity} ${record_id}`}>
              <Anchor component={Link} to={`${page}?edit=${record_id}`} state={returnsHere} fw={600} underline="always">
                {inLanguage(language, title, title_en)}
              </Anchor>{' '}
              <Text span c="dimmed">
                {pages[page][language]}
              </Text>{' '}
              <StatusChip value={status_check} />
              <Text lang="th">{status_check_text}</Text>
            </li>
          );
        })}
      </Stack>
    </Alert>
  );
}
