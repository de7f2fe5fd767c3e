import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { pageOf } from '@faculty/contracts/kit/entity';
import {
  type ContentRequest,
  type ContentRequestItem,
  contentRequestItem,
  contentRequestRoutes,
  requestAction,
} from '@faculty/contracts/website/content-request';
import { Alert, Button, Group, Paper, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { call } from '../../../kit/api/http.ts';
import { approvalPhrases } from '../../../kit/approval/approval.phrases.ts';
import { RequestChanges } from '../../../kit/approval/approval-notice.lazy.tsx';
import { contentRequestQuery, contentRequestsKey } from '../../../kit/approval/content-requests.ts';
import { FieldProblem } from '../../../kit/fields/core/field-problem.tsx';
import { entityLabel } from '../../../kit/history/labels.ts';
import { refusedFields } from '../../../kit/notifications/error-texts.ts';
import { showError, showSuccess } from '../../../kit/notifications/messages.ts';
import { FailedState, LoadingState } from '../../../kit/notifications/states.tsx';
import { momentText } from '../../../kit/theme/dates.ts';
import { contentRequestPhrases } from './content-request.phrases.ts';

const answer = pageOf(contentRequestItem);
const decided = z.object({ message: z.string() });
const keyOf = ({ entity, record_id }: ContentRequestItem) => `${entity}-${record_id}`;

interface ContentRequestsProps {
  /** The request that is open from the start, such as `news-12`. */
  initial: string | null;
  /** What is below; it waits for the requests, which would push it down. */
  children: ReactNode;
}

/** Content that waits for the person's approval, above the works: each opens in its place. */
export function ContentRequests({ initial, children }: ContentRequestsProps) {
  const t = usePhrases(contentRequestPhrases);
  const words = usePhrases(approvalPhrases);
  const actions = usePhrases(requestAction.words);
  const { language } = useLanguage();
  const [opened, setOpened] = useState(initial);
  const { data, error, refetch } = useQuery({
    queryKey: [...contentRequestsKey, 'list'],
    queryFn: async ({ signal }) => z.parse(answer, await call(contentRequestRoutes.list, { signal })),
    staleTime: 0,
  });
  if (error)
    return (
      <>
        <FailedState error={error} onRetry={() => void refetch()} />
        {children}
      </>
    );
  if (data === undefined) return <LoadingState />;
  const isOver = initial !== null && opened === initial && !data.rows.some((row) => keyOf(row) === initial);
  return (
    <>
      {isOver && <Alert mb="md">{t.none}</Alert>}
      {data.count > 0 && (
        <Paper component="section" withBorder p="md" my="md" aria-labelledby="content-requests">
          <Title order={2} id="content-requests" fz="lg" mb="xs">
            {t.title(data.count)}
          </Title>
          {data.rows.map((row) => (
            <details key={keyOf(row)} open={opened === keyOf(row)}>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
              <summary
                style={{ cursor: 'pointer', padding: '6px 0' }}
                onClick={(event) => {
                  event.preventDefault();
                  setOpened(opened === keyOf(row) ? null : keyOf(row));
                }}
              >
                <Text span fw={600}>
                  {inLanguage(language, row.title, row.title_en)}
                </Text>{' '}
                <Text span size="sm" c="dimmed">
                  {entityLabel(row.entity, language)} ·{' '}
                  {words.asked(
                    actions[row.action],
                    inLanguage(language, row.full_name_th, row.full_name_en),
                    momentText(row.asked_at, language),
                  )}
                </Text>
              </summary>
              {opened === keyOf(row) && <Opened row={row} />}
            </details>
          ))}
        </Paper>
      )}
      {children}
    </>
  );
}

function Opened({ row }: { row: ContentRequestItem }) {
  const { data, error, refetch } = useQuery(contentRequestQuery(row.entity, row.record_id));
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  return data ? <Decision request={data} /> : <LoadingState />;
}

/** What a request would change, and the decision. */
function Decision({ request }: { request: ContentRequest }) {
  const t = usePhrases(contentRequestPhrases);
  const client = useQueryClient();
  /** Null until it is to be returned. */
  const [reason, setReason] = useState<string | null>(null);
  const [wasTried, setTried] = useState(false);
  const { entity, record_id, asked_at, updated_at } = request;
  const isMissing = reason?.trim() === '';
  const { mutate, isPending } = useMutation({
    mutationFn: async (decision: 'accept' | 'return') => {
      const body = { decision, asked_at, updated_at, reason: reason ?? '' };
      return z.parse(decided, await call(contentRequestRoutes.decide, { params: { entity, record_id }, body }));
    },
    onSuccess: ({ message }) => showSuccess(message, request.title),
    onError: (error) => showError(Object.values(refusedFields(error))[0] ?? error),
    onSettled() {
      // after an error what is there now
      void client.invalidateQueries({ queryKey: contentRequestsKey });
      void client.invalidateQueries({ queryKey: [entity] });
    },
  });
  function sendBack(): void {
    setTried(reason !== null);
    if (reason === null) setReason('');
    else if (!isMissing) mutate('return');
  }
  return (
    <Stack gap="sm" pb="md">
      <RequestChanges request={request} />
      {Object.keys(request.changed_since).length > 0 && (
        <Alert color="gold" icon={<IconAlertTriangle aria-hidden />} title={t.changedSince}>
          <RequestChanges request={request} changes={request.changed_since} />
        </Alert>
      )}
      {reason !== null && (
        <Textarea
          label={t.reason}
          description={t.reasonHint}
          error={wasTried && isMissing ? <FieldProblem code="required" /> : null}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          maxLength={500}
          autosize
          minRows={2}
          autoFocus
          required
        />
      )}
      <Group gap="sm">
        {reason === null && (
          <Button color="green" leftSection={<IconCheck size={18} aria-hidden />} loading={isPending} onClick={() => mutate('accept')}>
            {t.accept}
          </Button>
        )}
        <Button color="red" variant="light" leftSection={<IconArrowBackUp size={18} aria-hidden />} onClick={sendBack}>
          {t.sendBack}
        </Button>
        {reason !== null && (
          <Button variant="default" onClick={() => setReason(null)}>
            {t.cancel}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
