import { type AuditLine, auditRoutes, earlierVersion } from '@faculty/contracts/admin/audit';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../api/http.ts';
import { showError, showNotice } from '../notifications/messages.ts';
import { historyPhrases } from './history.phrases.ts';
import type { HistoryProps } from './history-props.ts';

interface PutBackButtonProps extends Pick<HistoryProps, 'labels'> {
  line: AuditLine;
  putBack: NonNullable<HistoryProps['putBack']>;
  onDone(): void;
}

/** Puts the record as it was before an edit into its form: the person looks at it and saves it like anything typed. */
export function PutBackButton({ line, labels, putBack, onDone }: PutBackButtonProps) {
  const t = usePhrases(historyPhrases);
  const fetching = useMutation({
    mutationFn: async () => {
      const params = { entity: line.entity, record_id: line.record_id, line: line.id };
      return z.parse(earlierVersion, await call(auditRoutes.version, { params }));
    },
    onSuccess(version) {
      const lost = putBack(version).flatMap((field) => labels.get(field) ?? []);
      showNotice(lost.length === 0 ? t.putBackDone : t.putBackLost(lost.join(', ')));
      onDone();
    },
    onError: showError,
  });
  return (
    <Button
      variant="subtle"
      size="compact-md"
      leftSection={<IconArrowBackUp size={18} aria-hidden />}
      loading={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      {t.putBack}
    </Button>
  );
}
