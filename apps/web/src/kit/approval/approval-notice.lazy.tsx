import { inLanguage } from '@faculty/contracts/kit/bilingual';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { type ContentRequest, contentRequestRoutes, requestAction } from '@faculty/contracts/website/content-request';
import { Alert, Button, Group, Text, Textarea } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconHourglass, IconInfoCircle } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../api/http.ts';
import { entityLabel } from '../history/labels.ts';
import { RecordChanges } from '../history/record-changes.tsx';
import { refusedFields } from '../notifications/error-texts.ts';
import { showError, showSuccess } from '../notifications/messages.ts';
import { refreshQueue } from '../review/refresh-queue.ts';
import { useRight } from '../session/session.tsx';
import { momentText } from '../theme/dates.ts';
import { approvalPhrases } from './approval.phrases.ts';
import { contentRequestQuery } from './content-requests.ts';

interface ApprovalNoticeProps {
  entity: AnyEntity;
  id: string;
  /** Whether the website shows the record, by `active`. */
  isShown: boolean;
  /** It was taken back: the record is read anew. */
  onWithdrawn(): void;
  /** It was decided: back to where the decision came from. */
  onDecided(): void;
}

/** Above a form: what is asked of its record, the decision, and that saving asks. */
export function ApprovalNotice(props: ApprovalNoticeProps) {
  const { entity, id, isShown } = props;
  const t = usePhrases(approvalPhrases);
  const actions = usePhrases(requestAction.words);
  const { language } = useLanguage();
  const right = useRight(entity.page);
  const { data: request } = useQuery(contentRequestQuery(entity.name, id));
  if (request === undefined || (request === null && (right.publish || !isShown))) return null;
  if (request === null)
    return (
      <Alert icon={<IconInfoCircle aria-hidden />}>
        {t.willAsk} {Object.keys(entity.files).length > 0 && t.noFiles}
      </Alert>
    );
  const { action, changes, changed_since, is_own, may_decide } = request;
  const isReturned = request.state === 'returned';
  const decides = may_decide && !isReturned;
  const name = inLanguage(language, request.full_name_th, request.full_name_en);
  const tableOf = (fields: ContentRequest['changes']) => {
    const { user_name, full_name_th, full_name_en, asked_at: at, title: record_title, title_en: record_title_en } = request;
    const who = { at, user_name, full_name_th, full_name_en, record_title, record_title_en, id: '', change_id: null, change_count: 0 };
    const line = { ...who, entity: entity.name, record_id: id, action: actionOf[action], changes: fields };
    return <RecordChanges line={line} />;
  };
  return (
    <Alert
      color={isReturned ? 'red' : 'gold'}
      icon={isReturned ? <IconArrowBackUp aria-hidden /> : <IconHourglass aria-hidden />}
      title={isReturned ? t.returned : t.waits}
      p="sm"
      role={decides ? 'region' : 'status'}
    >
      {request.reason !== '' && <Text fw={600}>{isReturned ? t.reasonOf(request.reason) : t.formerReason(request.reason)}</Text>}
      <Text size="sm">
        {entityLabel(entity.name, language)} · {t.asked(actions[action], name, momentText(request.asked_at, language))}
      </Text>
      {is_own && isReturned && action !== 'delete' && <Text size="sm">{t.mend}</Text>}
      {is_own && !isReturned && action === 'change' && <Text size="sm">{t.yours}</Text>}
      {(decides || action === 'change') && (
        <details open={decides}>
          <summary>{t.what}</summary>
          {tableOf(changes)}
        </details>
      )}
      {decides && Object.keys(changed_since).length > 0 && (
        <>
          <Text fw={600}>{t.changedSince}</Text>
          {tableOf(changed_since)}
        </>
      )}
      {(decides || is_own) && <RequestEnd {...props} request={request} />}
    </Alert>
  );
}

const answer = z.object({ message: z.string() });

/** Accepts a request or returns it with a reason; who asked withdraws it. */
function RequestEnd({ entity, id, request, onWithdrawn, onDecided }: ApprovalNoticeProps & { request: ContentRequest }) {
  const t = usePhrases(approvalPhrases);
  const client = useQueryClient();
  /** Null until it is to be returned. */
  const [reason, setReason] = useState<string | null>(null);
  const { asked_at, updated_at, title } = request;
  const { mutate, isPending } = useMutation({
    mutationFn: async (decision: 'accept' | 'return' | 'withdraw') => {
      const body = { decision, asked_at, updated_at, reason: (decision === 'return' && reason) || '' };
      return z.parse(answer, await call(contentRequestRoutes.decide, { params: { entity: entity.name, record_id: id }, body }));
    },
    onSuccess({ message }, decision) {
      showSuccess(message, title);
      if (decision === 'withdraw') onWithdrawn();
      else onDecided();
    },
    onError: (error) => showError(Object.values(refusedFields(error))[0] ?? error),
    onSettled() {
      // after an error what is there now
      void client.invalidateQueries(contentRequestQuery(entity.name, id));
      void client.invalidateQueries({ queryKey: [entity.name] });
      refreshQueue(client);
    },
  });
  if (request.is_own)
    return (
      <Button size="sm" mt="xs" variant="default" loading={isPending} onClick={() => mutate('withdraw')}>
        {t.withdraw}
      </Button>
    );
  return (
    <>
      {reason !== null && (
        <Textarea
          label={t.reason}
          description={t.reasonHint}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          maxLength={500}
          autosize
          minRows={2}
          autoFocus
          required
        />
      )}
      <Group gap="sm" mt="xs">
        {reason === null && (
          <Button color="green" leftSection={<IconCheck size={18} aria-hidden />} loading={isPending} onClick={() => mutate('accept')}>
            {t.accept}
          </Button>
        )}
        <Button
          color="red"
          variant="light"
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          disabled={reason?.trim() === '' || isPending}
          onClick={() => (reason === null ? setReason('') : mutate('return'))}
        >
          {t.sendBack}
        </Button>
        {reason !== null && (
          <Button variant="default" onClick={() => setReason(null)}>
            {t.cancel}
          </Button>
        )}
      </Group>
    </>
  );
}

const actionOf = { change: 'edit', publish: 'add', delete: 'delete' } as const;
