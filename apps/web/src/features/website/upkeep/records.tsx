import { entityOf, isEntityKey } from '@faculty/contracts/entities';
import { errors } from '@faculty/contracts/errors';
import { inLanguage } from '@faculty/contracts/kit/bilingual';
import { labelOfField } from '@faculty/contracts/kit/labels';
import type { ChangedMany } from '@faculty/contracts/website/upkeep';
import { Alert, Anchor, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { entityLabel } from '../../../kit/history/labels.ts';
import { undoChange } from '../../../kit/history/undo-change.ts';
import { showUndoable } from '../../../kit/list/state/undo.ts';
import { showNotice } from '../../../kit/notifications/messages.ts';
import { returnsHere } from '../../../kit/url-state/screen-state.ts';
import { upkeepPhrases } from './upkeep.phrases.ts';

interface Named {
  entity: string;
  id: number;
  title: string;
  title_en: string;
}

/** What a record is called, with its kind; leads to its form. */
export function RecordLink({ record: { entity, id, title, title_en } }: { record: Named }) {
  const { language } = useLanguage();
  const page = isEntityKey(entity) ? entityOf[entity].page : '';
  return (
    <>
      <Anchor component={Link} to={`${page}?edit=${id}`} state={returnsHere} fw={600} style={{ overflowWrap: 'break-word' }}>
        {inLanguage(language, title, title_en) || String(id)}
      </Anchor>{' '}
      <Text span size="sm" c="dimmed">
        {entityLabel(entity, language)}
      </Text>
    </>
  );
}

/** What a field of a record is called. */
export function useFieldLabel(): (entity: string, field: string) => string {
  const { language } = useLanguage();
  return (entity, field) => (isEntityKey(entity) && labelOfField(entityOf[entity].labels, field, language)) || field;
}

/** Tells what a change of records did, with one undo for all of them. */
export function useShowChanged(): (answer: ChangedMany, about: string) => void {
  const t = usePhrases(upkeepPhrases);
  const { language } = useLanguage();
  const client = useQueryClient();
  return ({ change_id, changed, waiting }, about) => {
    const undo = () => undoChange(change_id, language).finally(() => client.invalidateQueries());
    if (changed > 0) showUndoable(t.replaced(changed), about, undo);
    if (waiting > 0) showNotice(t.waiting(waiting));
    void client.invalidateQueries();
  };
}

/** The records that a change of many left alone, and why. */
export function LeftAlone({ refused }: Pick<ChangedMany, 'refused'>) {
  const t = usePhrases(upkeepPhrases);
  const { language } = useLanguage();
  const labelOf = useFieldLabel();
  if (refused.length === 0) return null;
  return (
    <Alert color="gold" role="alert" title={t.leftAlone(refused.length)}>
      <ul>
        {refused.map((record) => (
          <li key={`${record.entity} ${record.id}`}>
            <RecordLink record={record} />{' '}
            {(Object.hasOwn(errors, record.code) ? errors[record.code as keyof typeof errors] : errors.internal)[language]}
            {record.field !== '' && ` (${labelOf(record.entity, record.field)})`}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
