import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { defineEntity } from '@faculty/contracts/kit/entity';
import { approvedKinds, requestAction } from '@faculty/contracts/website/content-request';
import {
  type ReviewItem,
  type ReviewQuery,
  reviewedPages,
  reviewId,
  reviewItem,
  reviewQuery,
  reviewRoutes,
} from '@faculty/contracts/works/review';
import { Badge, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconChecks, IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { entityLabel } from '../../../kit/history/labels.ts';
import { TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { SelectFilter } from '../../../kit/list/filters/list-filters.tsx';
import { PeriodFilter } from '../../../kit/list/filters/period-filter.tsx';
import { lazyForm } from '../../../kit/list/lazy-form.tsx';
import { ListTablePage } from '../../../kit/list/list-table-page.tsx';
import { useListPage } from '../../../kit/list/state/use-list.ts';
import { addButton } from '../../../kit/list/state/use-neighbour-focus.ts';
import { useAllPeople } from '../../../kit/people/people-options.ts';
import { useMe } from '../../../kit/session/session.tsx';
import { momentText } from '../../../kit/theme/dates.ts';
import { PersonName } from '../../../kit/theme/person-name.tsx';
import { returnsHere } from '../../../kit/url-state/screen-state.ts';
import classes from './review.module.css';
import { reviewScreenPhrases } from './review.phrases.ts';
import { queueSnapshotKey } from './use-queue-position.ts';

const ReviewRecord = lazyForm(() => import('./review-record.tsx').then((m) => m.ReviewRecord));

/** The queue as an entity of the web kit: it can be listed only. */
const reviewEntity = defineEntity<string, ReviewItem, ReviewItem, never, ReviewQuery>()({
  name: 'review',
  tag: 'Reviews',
  page: '/web/review',
  idKey: 'review_id',
  id: reviewId,
  row: reviewItem,
  item: reviewItem,
  body: z.never(),
  query: reviewQuery,
  labels: {},
  ownerKey: 'user_name',
  defaultOrder: [{ field: 'since', sort: 'asc' }],
  files: {},
  routes: { list: reviewRoutes.list },
});

/** `/web/review`: what waits for its review or approval, or one record of it. */
export function ReviewScreen() {
  const [params] = useSearchParams();
  const open = z.safeParse(reviewId, params.get('review'));
  const wasOpen = useRef(open.success);
  // after the last decision keys go to the queue, even when it is empty
  useEffect(() => {
    if (wasOpen.current && !open.success && document.activeElement === document.body) addButton()?.focus({ preventScroll: true });
    wasOpen.current = open.success;
  }, [open.success]);
  if (!open.success) return <Queue />;
  const [kind, id] = open.data.split('-');
  // content is decided on above its form, which leads back here
  const page = Object.entries(approvedKinds).find(([name]) => name === kind)?.[1];
  if (page) return <Navigate to={`${page}?edit=${id}`} state={returnsHere} replace />;
  return <ReviewRecord key={open.data} id={open.data} />;
}

function Queue() {
  const t = usePhrases(reviewScreenPhrases);
  const { language } = useLanguage();
  const asked = usePhrases(requestAction.words);
  const list = useListPage(reviewEntity);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // starting again takes a new snapshot of the queue
  useEffect(() => client.removeQueries({ queryKey: queueSnapshotKey }), [client]);
  const addressOf = ({ review_id }: ReviewItem) => {
    const next = new URLSearchParams(params);
    next.set('review', review_id);
    return { search: `?${next}` };
  };
  const [first] = list.rows;
  // in the review itself it leads to the next one
  useHotkeys([['j', () => first && void navigate(addressOf(first)), { usePhysicalKeys: true }]]);
  const { approval_pages } = useMe();
  const approved = Object.entries(approvedKinds).flatMap(([kind, page]) => (approval_pages.includes(page) ? [kind] : []));
  const kinds = [...Object.keys(reviewedPages), ...approved].map((value) => ({ value, label: entityLabel(value, language) }));
  return (
    <ListTablePage
      list={list}
      title={t.title}
      tools={
        first && (
          <Text size="sm" c="dimmed" className={classes.keyBeside ?? ''}>
            {t.openFirst}
          </Text>
        )
      }
      filters={
        <>
          <SelectFilter list={list} name="entity" label={t.kind} options={kinds} />
          <SelectFilter list={list} name="user_name" label={t.owner} options={useAllPeople()} isSearchable />
          <PeriodFilter list={list} from="start_date" to="end_date" label={t.since} />
        </>
      }
      rowName={(item) => inLanguage(language, item.title, item.title_en)}
      emptyHint={t.emptyHint}
      drawing="done"
      needs={860}
      actions={(item) => [{ label: t.review, icon: IconChecks, onClick: () => void navigate(addressOf(item)) }]}
      columns={[
        {
          header: t.record,
          cell: (item) => <TitleCell th={item.title} en={item.title_en} isAlone={language === 'th'} to={addressOf(item)} />,
          sort: 'title',
        },
        {
          header: `${t.owner} · ${t.kind}`,
          cell: (item) => (
            <TitleCell
              th={<PersonName name={inLanguage(language, item.full_name_th, item.full_name_en)} />}
              detail={[entityLabel(item.entity, language), item.asks && t.asks(asked[item.asks])].filter(Boolean).join(' · ')}
            />
          ),
          sort: 'full_name_th',
          width: 'clamp(200px, 16vw, 20rem)',
        },
        { header: t.since, cell: (item) => momentText(item.since, language), sort: 'since', width: 160 },
        { header: t.corrected, cell: (item) => <Corrected item={item} />, width: 150 },
      ]}
    />
  );
}

/** Of what its owner has corrected: so, and why it had been sent back. */
function Corrected({ item }: { item: ReviewItem }) {
  const t = usePhrases(reviewScreenPhrases);
  if (item.earlier_reason === '') return null;
  return (
    <Badge miw="max-content" title={t.earlier(item.earlier_reason)} leftSection={<IconRefresh size={15} aria-hidden />}>
      {t.corrected}
    </Badge>
  );
}
