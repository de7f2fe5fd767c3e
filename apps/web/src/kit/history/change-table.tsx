import { type AuditLine, auditRoutes, lineTexts } from '@faculty/contracts/admin/audit';
import { Table, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { call } from '../api/http.ts';
import { changeText } from './change-text.ts';
import classes from './history.module.css';
import { historyPhrases } from './history.phrases.ts';
import { isMarkup, readableText } from './readable.ts';
import { wordChanges } from './text-differences.ts';

/** Shorter ones are read side by side. */
const short = 60;

/** The server writes no more than the beginning of a long text. */
const isCut = (text: string) => text.length > 1000 && text.endsWith('…');

interface TextChangeProps {
  line: Pick<AuditLine, 'id' | 'entity' | 'record_id'>;
  field: string;
  texts: [before: string, after: string];
  /** How the text reads, where that is neither as it is written nor as markup. */
  read?: ((text: string) => string) | undefined;
}

interface ChangeTableProps {
  line: Pick<AuditLine, 'id' | 'entity' | 'record_id' | 'action' | 'changes'>;
  labelOf(field: string): string;
  /** Field name → how its value reads, where that is not as it is written. */
  words?: ReadonlyMap<string, (value: unknown) => string> | undefined;
}

/** Actions without fields. */
const withoutFields = new Set([
  'restore',
  'delete_for_good',
  'renew',
  'withdraw',
  'pair',
  'preview',
  'preview_end',
  'accept',
  'unask',
  'confirm',
]);

/** What one change did, field by field: what was before, then what is now; or the values alone of what was added or deleted. */
export function ChangeTable({ line, labelOf, words }: ChangeTableProps) {
  const { action, changes } = line;
  const t = usePhrases(historyPhrases);
  const { language } = useLanguage();
  const isEdit = action !== 'add' && action !== 'delete';
  const side = action === 'delete' ? 0 : 1;
  const isThere = (values: unknown[]) => isEdit || changeText(values[side], language) !== t.empty;
  if (withoutFields.has(action)) return null;
  // added and deleted records have fields without labels, such as the identifier
  const isNamed = (field: string) => isEdit || labelOf(field) !== field;
  const named = Object.entries(changes).filter(([field, values]) => isNamed(field) && isThere(values));
  if (named.length === 0) return <Text c="dimmed">{t.nothing}</Text>;
  return (
    <Table layout="fixed" verticalSpacing={6} className={classes.changes}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t.field}</Table.Th>
          <Table.Th>{isEdit ? t.change : t.value}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {named.map(([field, values]) => (
          <Table.Tr key={field}>
            <Table.Th scope="row">{labelOf(field)}</Table.Th>
            <Table.Td>{cell(field, values)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );

  function cell(field: string, values: unknown[]) {
    if (!isEdit) {
      const value = values[side];
      return <div className={classes.value}>{textOf(field, isMarkup(value) ? readableText(value) : value)}</div>;
    }
    const texts = asTexts(values);
    if (texts) return <TextChange line={line} field={field} texts={texts} read={words?.get(field)} />;
    return (
      <div className={classes.step}>
        <span className={classes.before}>
          <VisuallyHidden>{`${t.before}: `}</VisuallyHidden>
          {textOf(field, values[0])}
        </span>
        <IconArrowRight size={16} aria-hidden />
        <span className={classes.value}>
          <VisuallyHidden>{`${t.after}: `}</VisuallyHidden>
          {textOf(field, values[1])}
        </span>
      </div>
    );
  }

  function textOf(field: string, value: unknown): string {
    // the field a reviewer pointed at
    if (field === 'status_check_field' && typeof value === 'string' && value !== '') return labelOf(value);
    return changeText(value, language, field, words?.get(field));
  }
}

/** Both sides of a changed value, when its words are worth comparing. */
function asTexts([before, after]: unknown[]): [before: string, after: string] | null {
  const sides = [before ?? '', after ?? ''];
  if (!sides.every((side) => typeof side === 'string')) return null;
  const isLong = sides.some((side) => side.length > short || isMarkup(side));
  return isLong ? (sides as [string, string]) : null; // two of them
}

/** The diff of a long text: removed and added words instead of two walls of markup. */
function TextChange({ line, field, texts, read }: TextChangeProps) {
  const t = usePhrases(historyPhrases);
  const cut = texts.some(isCut);
  const { data, isPending } = useQuery({
    queryKey: ['history', line.entity, line.record_id, line.id],
    queryFn: async ({ signal }) => {
      const params = { entity: line.entity, record_id: line.record_id, line: line.id };
      return z.parse(lineTexts, await call(auditRoutes.texts, { params, signal }));
    },
    // what was written then never changes
    staleTime: Number.POSITIVE_INFINITY,
    enabled: cut,
  });
  const [before = '', after = ''] = data?.texts[field] ?? texts;
  const compared = useMemo(() => {
    const sides = [before, after].map((side) => read?.(side) ?? (isMarkup(side) ? readableText(side) : side)) as [string, string]; // two of them
    return { isSame: sides[0] === sides[1], changes: wordChanges(...sides) };
  }, [before, after, read]);
  if (compared.isSame) return <Text size="sm">{t.onlyLook}</Text>;
  return (
    <>
      {compared.changes === null && <Text size="sm">{t.tooDifferent}</Text>}
      <Differences changes={compared.changes ?? []} />
      {cut && !isPending && data?.texts[field] === undefined && (
        <Text size="sm" c="dimmed">
          {t.notKept}
        </Text>
      )}
    </>
  );
}

/** What was added to a text and taken from it, in its place. */
export function Differences({ changes }: { changes: NonNullable<ReturnType<typeof wordChanges>> }) {
  return (
    <div className={classes.textChange}>
      {changes.map(({ text, what }, index) => {
        const key = `${index} ${what}`;
        if (what === 'kept') return <span key={key}>{text}</span>;
        return what === 'added' ? <ins key={key}>{text}</ins> : <del key={key}>{text}</del>;
      })}
    </div>
  );
}
