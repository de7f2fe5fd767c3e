import { inLanguage } from '@faculty/contracts/kit/bilingual';
import type { AnyEntity } from '@faculty/contracts/kit/entity';
import { type ContentRequest, contentRequestRoutes, requestAction } from '@faculty/contracts/website/content-request';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconHourglass, IconInfoCircle } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../api/http.ts';
import { entityLabel } from '../history/labels.ts';
import { RecordChanges } from '../history/record-changes.tsx';
import { showError, showSuccess } from '../notifications/messages.ts';
import { useRight } from '../session/session.tsx';
import { momentText } from '../theme/dates.ts';
import { approvalPhrases } from './approval.phrases.ts';
import { contentRequestQuery, contentRequestsKey } from './content-requests.ts';

interface ApprovalNoticeProps {
  entity: AnyEntity;
  id: string;
  /** Whether the website shows the record, by `active`. */
  isShown: boolean;
  /** The request is taken back: the record is read anew. */
  onWithdrawn(): void;
}

const answer = z.object({ message: z.string() });

/** Above a form: what is asked of its record, and that saving asks. */
export function ApprovalNotice({ entity, id, isShown, onWithdrawn }: ApprovalNoticeProps) {
  const t = usePhrases(approvalPhrases);
  const client = useQueryClient();
  const right = useRight(entity.page);
  const { data: request } = useQuery(contentRequestQuery(entity.name, id));
  const { mutate: withdraw, isPending } = useMutation({
    mutationFn: async () => z.parse(answer, await call(contentRequestRoutes.withdraw, { params: { entity: entity.name, record_id: id } })),
    async onSuccess({ message }) {
      showSuccess(message);
      await client.invalidateQueries({ queryKey: contentRequestsKey });
      onWithdrawn();
    },
    onError: (error) => showError(error),
  });
  if (request === undefined || (request === null && (right.publish || !isShown))) return null;
  if (request === null) return <Alert icon={<IconInfoCircle aria-hidden />}>{t.willAsk}</Alert>;
  const isReturned = request.state === 'returned';
  return (
    <Alert
      color={isReturned ? 'red' : 'gold'}
      icon={isReturned ? <IconArrowBackUp aria-hidden /> : <IconHourglass aria-hidden />}
      title={isReturned ? t.returned : t.waits}
      p="sm"
      role="status"
    >
      {isReturned && <Text fw={600}>{t.reason(request.reason)}</Text>}
      <AskedBy request={request} />
      {request.is_own && isReturned && request.action !== 'delete' && <Text size="sm">{t.mend}</Text>}
      {request.is_own && !isReturned && request.action === 'change' && <Text size="sm">{t.yours}</Text>}
      {/* in one line: the text of the form is not to begin further down than it has to */}
      <Group gap="xs" align="flex-start">
        {request.action === 'change' && (
          <details style={{ flex: '1 1 16rem', minWidth: 0 }}>
            <summary>{t.what}</summary>
            <RequestChanges request={request} />
          </details>
        )}
        {request.is_own && (
          <Button size="sm" variant="default" loading={isPending} onClick={() => withdraw()}>
            {t.withdraw}
          </Button>
        )}
        {request.may_decide && !isReturned && (
          <Button size="sm" component={Link} to={`/web/review?content=${entity.name}-${id}`}>
            {t.decide}
          </Button>
        )}
      </Group>
    </Alert>
  );
}

/** Who asks for what, and since when. */
function AskedBy({ request }: { request: ContentRequest }) {
  const t = usePhrases(approvalPhrases);
  const actions = usePhrases(requestAction.words);
  const { language } = useLanguage();
  const name = inLanguage(language, request.full_name_th, request.full_name_en);
  return (
    <Text size="sm">
      {entityLabel(request.entity, language)} · {t.asked(actions[request.action], name, momentText(request.asked_at, language))}
    </Text>
  );
}

const actionOf = { change: 'edit', publish: 'add', delete: 'delete' } as const;

/** What a request would do, field by field, in the table of the history. */
export function RequestChanges({ request, changes = request.changes }: { request: ContentRequest; changes?: ContentRequest['changes'] }) {
  const { entity, record_id, asked_at: at, user_name, full_name_th, full_name_en, title, title_en } = request;
  const who = { at, user_name, full_name_th, full_name_en, record_title: title, record_title_en: title_en };
  const alone = { id: '', change_id: null, change_count: 0 };
  return <RecordChanges line={{ ...alone, entity, record_id, action: actionOf[request.action], changes, ...who }} />;
}
