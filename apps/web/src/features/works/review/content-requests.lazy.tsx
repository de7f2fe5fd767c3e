import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { pageOf } from '@faculty/contracts/kit/entity';
import { contentRequestItem, contentRequestRoutes, requestAction } from '@faculty/contracts/website/content-request';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import { approvalPhrases } from '../../../kit/approval/approval.phrases.ts';
import { contentRequestsKey } from '../../../kit/approval/content-requests.ts';
import { entityLabel } from '../../../kit/history/labels.ts';
import { TitleCell } from '../../../kit/list/cells/title-cell.tsx';
import { FailedState } from '../../../kit/notifications/states.tsx';
import { momentText } from '../../../kit/theme/dates.ts';
import { contentRequestPhrases } from './content-request.phrases.ts';

const answer = pageOf(contentRequestItem);
const pageSize = 15;

/** Content that waits for the person's approval, above the works; nothing while there is none. */
export function ContentRequests() {
  const t = usePhrases(contentRequestPhrases);
  const words = usePhrases(approvalPhrases);
  const actions = usePhrases(requestAction.words);
  const { language } = useLanguage();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey: [...contentRequestsKey, 'list'],
    queryFn: async ({ pageParam: page, signal }) =>
      z.parse(answer, await call(contentRequestRoutes.list, { query: { page, limit: pageSize }, signal })),
    initialPageParam: 0,
    getNextPageParam: ({ count }, all) => (all.length * pageSize < count ? all.length : undefined),
    staleTime: 0,
  });
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  const count = data?.pages[0]?.count ?? 0;
  if (count === 0) return null;
  return (
    <Paper component="section" withBorder p="md" mb="md" aria-labelledby="content-requests">
      <Title order={2} id="content-requests" fz="lg">
        {t.title(count)}
      </Title>
      <Stack component="ul" gap="xs" m={0} mt="xs" p={0} style={{ listStyle: 'none' }}>
        {data?.pages
          .flatMap(({ rows }) => rows)
          .map(({ entity, record_id, action, title, title_en, full_name_th, full_name_en, asked_at }) => (
            <li key={`${entity} ${record_id}`}>
              <TitleCell
                th={title}
                en={title_en}
                isAlone={language === 'th'}
                to={{ search: `?content=${entity}-${encodeURIComponent(record_id)}` }}
              />
              <Text size="sm" c="dimmed">
                {entityLabel(entity, language)} ·{' '}
                {words.asked(actions[action], inLanguage(language, full_name_th, full_name_en), momentText(asked_at, language))}
              </Text>
            </li>
          ))}
      </Stack>
      {hasNextPage && (
        <Group mt="sm">
          <Button variant="default" loading={isFetching} onClick={() => void fetchNextPage()}>
            {t.more}
          </Button>
        </Group>
      )}
    </Paper>
  );
}
