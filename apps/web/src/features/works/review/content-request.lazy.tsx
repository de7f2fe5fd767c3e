import { entityOf, isEntityKey } from '@faculty/contracts/entities';
import { inLanguage } from '@faculty/contracts/kit/bilingual';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { type ContentRequest, contentRequestRoutes } from '@faculty/contracts/website/content-request';
import { ActionIcon, Alert, Button, Group, Paper, Stack, Text, Textarea, Title, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconArrowLeft, IconCheck, IconPencil } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { call, HttpError } from '../../../kit/api/http.ts';
import { AskedBy, RequestChanges } from '../../../kit/approval/approval-notice.lazy.tsx';
import { contentRequestQuery, contentRequestsKey } from '../../../kit/approval/content-requests.ts';
import { FieldProblem } from '../../../kit/fields/core/field-problem.tsx';
import { refusedFields } from '../../../kit/notifications/error-texts.ts';
import { showError, showSuccess } from '../../../kit/notifications/messages.ts';
import { EmptyState, FailedState, LoadingState } from '../../../kit/notifications/states.tsx';
import { PageTitle } from '../../../kit/theme/page-title.tsx';
import { contentRequestPhrases } from './content-request.phrases.ts';

const answer = z.object({ message: z.string() });
const queue = '/web/review';

/** One request for content: what it would change, and the decision. `id` is `news-12`. */
export function ContentRequestReview({ id }: { id: string }) {
  const t = usePhrases(contentRequestPhrases);
  const cut = id.indexOf('-');
  const [name, record_id] = [id.slice(0, cut), id.slice(cut + 1)];
  const { data: request, error, refetch } = useQuery(contentRequestQuery(name, record_id));
  const entity: AnyEntity | null = isEntityKey(name) ? entityOf[name] : null;
  if (error || !entity) return <FailedState error={error ?? new Error(id)} onRetry={() => void refetch()} />;
  if (request === undefined) return <LoadingState />;
  return (
    <Stack gap="sm">
      <Group gap="xs" wrap="nowrap">
        <Tooltip label={t.back}>
          <ActionIcon component={Link} to={queue} variant="subtle" size="lg" aria-label={t.back}>
            <IconArrowLeft aria-hidden />
          </ActionIcon>
        </Tooltip>
        {request && <Heading request={request} />}
      </Group>
      {request?.state === 'asked' ? <Decision request={request} entity={entity} /> : <EmptyState title={t.none} />}
    </Stack>
  );
}

function Heading({ request }: { request: ContentRequest }) {
  const { language } = useLanguage();
  const title = inLanguage(language, request.title, request.title_en);
  return (
    <div style={{ minWidth: 0 }}>
      <PageTitle>{title}</PageTitle>
      <Title order={1} fz="xl">
        {title}
      </Title>
      <AskedBy request={request} />
    </div>
  );
}

function Decision({ request, entity }: { request: ContentRequest; entity: AnyEntity }) {
  const t = usePhrases(contentRequestPhrases);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [reason, setReason] = useState<string | null>(null);
  const [wasTried, setTried] = useState(false);
  const isMissing = reason?.trim() === '';
  const { entity: name, record_id, asked_at, updated_at } = request;
  const { mutate, isPending } = useMutation({
    mutationFn: async (decision: 'accept' | 'return') => {
      const body = { decision, asked_at, updated_at, reason: reason ?? '' };
      return z.parse(answer, await call(contentRequestRoutes.decide, { params: { entity: name, record_id }, body }));
    },
    onSuccess({ message }) {
      showSuccess(message, request.title);
      void navigate(queue);
    },
    onError(error) {
      const [why] = Object.values(refusedFields(error));
      showError(why ?? error);
    },
    onSettled(_answer, error) {
      // of a stale one what is there now
      if (!error || error instanceof HttpError) void client.invalidateQueries({ queryKey: contentRequestsKey });
      void client.invalidateQueries({ queryKey: [entity.name] });
    },
  });
  const sendBack = () => {
    setTried(true);
    if (!isMissing) mutate('return');
  };
  const isOvertaken = Object.keys(request.changed_since).length > 0;
  return (
    <>
      <Paper component="section" withBorder p="md" aria-label={t[request.action]}>
        <Title order={2} fz="md" mb="xs">
          {t[request.action]}
        </Title>
        <RequestChanges request={request} />
      </Paper>
      {isOvertaken && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title={t.changedSince}>
          <RequestChanges request={request} changes={request.changed_since} />
        </Alert>
      )}
      {request.is_own && <Text>{t.own}</Text>}
      {reason !== null && (
        <Textarea
          label={t.reason}
          description={t.reasonHint}
          error={wasTried && isMissing ? <FieldProblem code="required" /> : null}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          maxLength={500}
          autosize
          minRows={3}
          autoFocus
          required
        />
      )}
      <Group gap="sm">
        {request.may_decide && reason === null && (
          <>
            <Button color="green" leftSection={<IconCheck size={18} aria-hidden />} loading={isPending} onClick={() => mutate('accept')}>
              {t.accept}
            </Button>
            <Button color="red" variant="light" leftSection={<IconArrowBackUp size={18} aria-hidden />} onClick={() => setReason('')}>
              {t.sendBack}
            </Button>
          </>
        )}
        {reason !== null && (
          <>
            <Button color="red" leftSection={<IconArrowBackUp size={18} aria-hidden />} loading={isPending} onClick={sendBack}>
              {t.sendBack}
            </Button>
            <Button variant="default" onClick={() => setReason(null)}>
              {t.cancel}
            </Button>
          </>
        )}
        <Button
          component={Link}
          to={`${entity.page}?edit=${encodeURIComponent(record_id)}`}
          variant="subtle"
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          {t.openForm}
        </Button>
      </Group>
    </>
  );
}
