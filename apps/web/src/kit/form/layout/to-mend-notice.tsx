import { moveInDone, moveInRoutes, toMend } from '@faculty/contracts/admin/move-in';
import { Alert, Button, Text } from '@mantine/core';
import { IconTool } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { call, HttpError } from '../../api/http.ts';
import { showError, showSuccess } from '../../notifications/messages.ts';
import { meQuery } from '../../session/session.tsx';
import { formPhrases } from '../form.phrases.ts';
import classes from './to-mend-notice.module.css';

interface ToMendNoticeProps {
  entity: string;
  id: string;
  /** What its fields are called. */
  labelOf(field: string): string;
  mayWrite: boolean;
}

/** Says what of a record could not come from the legacy system as it was, with the old values, until somebody takes the mark off. */
export function ToMendNotice({ entity, id, labelOf, mayWrite }: ToMendNoticeProps) {
  const t = usePhrases(formPhrases);
  const { language } = useLanguage();
  const client = useQueryClient();
  const params = { entity, record_id: id };
  const queryKey = ['to_mend', entity, id];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      try {
        return z.parse(toMend, await call(moveInRoutes.toMend, { params, signal }));
      } catch (error) {
        // most records are as they were
        if (error instanceof HttpError && error.status === 404) return null;
        throw error;
      }
    },
  });
  const done = useMutation({
    mutationFn: async () => z.parse(moveInDone, await call(moveInRoutes.mended, { params, body: {} })),
    onSuccess({ message }) {
      client.setQueryData(queryKey, null);
      void client.invalidateQueries({ queryKey: meQuery.queryKey });
      showSuccess(message);
    },
    onError: showError,
  });
  if (!data) return null;
  return (
    <Alert icon={<IconTool aria-hidden />} color="gold" title={t.toMend} data-to-mend>
      <Text size="sm">{t.toMendText}</Text>
      <ul className={classes.marks}>
        {data.marks.map(({ field, what, value }) => (
          <li key={`${field} ${what.en}`}>
            {field !== '' && <strong>{labelOf(field)}: </strong>}
            {what[language]}
            {value !== '' && <span className={classes.value}> {t.toMendValue(value)}</span>}
          </li>
        ))}
      </ul>
      {mayWrite && (
        <Button variant="default" size="sm" mt="xs" loading={done.isPending} onClick={() => done.mutate()}>
          {t.toMendDone}
        </Button>
      )}
    </Alert>
  );
}
