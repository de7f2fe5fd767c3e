import { auditRoutes, earlierVersion } from '@faculty/contracts/admin/audit';
import { findingRoutes, type StoredFinding } from '@faculty/contracts/website/findings';
import { Button, Popover, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../api/http.ts';
import { Differences } from '../history/change-table.tsx';
import { isMarkup, readableText } from '../history/readable.ts';
import { wordChanges } from '../history/text-differences.ts';
import { showError } from '../notifications/messages.ts';
import { dayText } from '../theme/dates.ts';
import classes from './findings.module.css';
import { findingsPhrases } from './findings.phrases.ts';

interface EnglishOlderProps {
  form: { fieldId(name: string): string; fields: { getValues(): object } };
  record: { entity: string; id: string };
  finding: StoredFinding;
}

/** At an English field: that the Thai one was changed since, what was changed, and the press that says that the English is still right. */
export function EnglishOlder({ form, record, finding }: EnglishOlderProps) {
  const t = usePhrases(findingsPhrases);
  const client = useQueryClient();
  const field = useFieldRoot(form.fieldId(finding.field));
  const params = { entity: record.entity, record_id: record.id };
  const confirm = useMutation({
    mutationFn: () => call(findingRoutes.englishRight, { params, body: { field: finding.field } }),
    onSuccess: () => Promise.all(['findings', 'list'].map((what) => client.invalidateQueries({ queryKey: [record.entity, what] }))),
    onError: showError,
  });
  if (!field) return null;
  return createPortal(
    <span className={classes.older}>
      <Popover width={360} position="bottom-end" withArrow trapFocus returnFocus>
        <Popover.Target>
          <Button color="gold" variant="light" size="compact-xs" h={24} leftSection={<IconAlertTriangle size={14} aria-hidden />}>
            {t.olderShort}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <Stack gap="sm">
            <Text size="sm" fw={600}>
              {t.older}
            </Text>
            <ThaiChange form={form} record={record} finding={finding} />
            <Button
              variant="default"
              leftSection={<IconCheck size={18} aria-hidden />}
              loading={confirm.isPending}
              onClick={() => confirm.mutate()}
            >
              {t.right}
            </Button>
          </Stack>
        </Popover.Dropdown>
      </Popover>
    </span>,
    field,
  );
}

/** What was changed in the Thai text since the English one was right, word by word. */
function ThaiChange({ form, record, finding: { field, line, since } }: EnglishOlderProps) {
  const t = usePhrases(findingsPhrases);
  const { language } = useLanguage();
  const thai = field.replace(/_en$/, '_th');
  const { data } = useQuery({
    queryKey: ['history', record.entity, record.id, line, 'version'],
    queryFn: async ({ signal }) =>
      z.parse(
        earlierVersion,
        await call(auditRoutes.version, { params: { entity: record.entity, record_id: record.id, line: line ?? '' }, signal }),
      ),
    enabled: line !== null,
  });
  const before = data?.fields[thai];
  const now = (form.fields.getValues() as Record<string, unknown>)[thai];
  if (line !== null && !data) return <Text size="sm">{t.loading}</Text>;
  if (typeof before !== 'string') return <Text size="sm">{t.lost}</Text>;
  const changes = wordChanges(readable(before), readable(now));
  return (
    <>
      <Text size="xs" c="dimmed">
        {t.changed(dayText(since.toISOString(), language))}
      </Text>
      <div className={classes.difference} lang="th">
        {changes === null ? t.tooDifferent : <Differences changes={changes} />}
      </div>
    </>
  );
}

const readable = (text: unknown) => (isMarkup(text) ? readableText(text) : String(text ?? ''));

/** The element around a field, once it is in the page: an editor comes later, and an English field with its switch. */
function useFieldRoot(id: string): Element | null {
  const [root, setRoot] = useState<Element | null>(null);
  useEffect(() => {
    const look = () => setRoot(document.getElementById(id)?.closest('.mantine-InputWrapper-root') ?? null);
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [id]);
  return root;
}
