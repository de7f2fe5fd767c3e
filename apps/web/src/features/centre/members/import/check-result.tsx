import { type Import, type ImportOutcome, type ImportRow, importOutcomes } from '@faculty/contracts/centre/list-import';
import { Badge, Checkbox, Chip, Group, Pagination, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { listPhrases } from '../../../../kit/list/list.phrases.ts';
import { countText } from '../../../../kit/theme/counts.ts';
import classes from './import.module.css';
import { importPhrases, outcomePhrases } from './import.phrases.ts';
import type { ImportState, Told } from './use-import.ts';

const rowsAPage = 50;
const colours: Record<ImportOutcome, string> = { add: 'green', change: 'blue', same: 'gray', unsure: 'gold', refuse: 'red' };

/** The outcome of each row, with a filter by outcome. Refused rows come first. */
export function CheckResult({
  definition,
  told: { check, differing },
  state,
}: {
  definition: Import;
  told: Told;
  state: Pick<ImportState, 'isTicked' | 'tick'>;
}) {
  const t = usePhrases(importPhrases);
  const words = usePhrases(outcomePhrases);
  const lists = usePhrases(listPhrases);
  const [kind, setKind] = useState<ImportOutcome | 'all' | 'differs'>(
    differing.size > 0 ? 'differs' : check.counts.unsure > 0 ? 'unsure' : check.counts.refuse > 0 ? 'refuse' : 'all',
  );
  const [page, setPage] = useState(1);
  const rows = check.rows.filter(({ row, outcome }) => kind === 'all' || (kind === 'differs' ? differing.has(row) : outcome === kind));
  const kinds = [
    ...(differing.size > 0 ? [{ value: 'differs', label: t.differs, count: differing.size }] : []),
    { value: 'all', label: t.all, count: check.rows.length },
    ...importOutcomes.map((outcome) => ({ value: outcome, label: words[outcome], count: check.counts[outcome] })),
  ];
  return (
    <Stack gap="sm">
      <Chip.Group
        value={kind}
        onChange={(chosen) => {
          setKind(chosen as typeof kind); // one of the values below
          setPage(1);
        }}
      >
        <Group gap="xs">
          {kinds.map(({ value, label, count }) => (
            <Chip key={value} value={value} variant="outline">
              {label} {countText(count)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {rows.length === 0 && <Text c="dimmed">{t.none}</Text>}
      <ul className={classes.rows}>
        {rows.slice((page - 1) * rowsAPage, page * rowsAPage).map((row) => (
          <ResultRow key={row.row} definition={definition} row={row} state={state} />
        ))}
      </ul>
      {rows.length > rowsAPage && (
        <Pagination
          value={page}
          onChange={setPage}
          total={Math.ceil(rows.length / rowsAPage)}
          aria-label={t.pages}
          getItemProps={(number) => ({ 'aria-label': `${t.pages} ${number}` })}
          getControlProps={(control) => ({ 'aria-label': control === 'next' ? lists.nextPage : lists.previousPage })}
        />
      )}
    </Stack>
  );
}

function ResultRow({
  definition: { fields },
  row: told,
  state,
}: {
  definition: Import;
  row: ImportRow;
  state: Pick<ImportState, 'isTicked' | 'tick'>;
}) {
  const { row, outcome, key, title, changes, errors, notes } = told;
  const t = usePhrases(importPhrases);
  const words = usePhrases(outcomePhrases);
  const { language } = useLanguage();
  const labelOf = (field: string) => fields.find((one) => one.field === field)?.title[language] ?? field;
  return (
    <li className={classes.row} data-outcome={outcome}>
      <Group gap="xs" wrap="nowrap" className={classes.which ?? ''}>
        {outcome !== 'same' && outcome !== 'refuse' && (
          <Checkbox
            checked={state.isTicked(told)}
            onChange={(event) => state.tick(told, event.currentTarget.checked)}
            aria-label={t.tick(row)}
          />
        )}
        <Badge color={colours[outcome]} variant="light">
          {words[outcome]}
        </Badge>
        <Text span size="sm" c="dimmed">
          {t.row(row)}
        </Text>
      </Group>
      <div className={classes.what}>
        <Text fw={600}>
          {key} {title}
        </Text>
        {Object.entries(errors).map(([field, { message, given }]) => (
          <Text key={field} size="sm" className={classes.wrong ?? ''}>
            {labelOf(field)}: {message}
            {given !== '' && ` · ${t.inFile(given)}`}
          </Text>
        ))}
        {Object.entries(notes).map(([field, { message }]) => (
          <Text key={field} size="sm" className={classes.note ?? ''}>
            {labelOf(field)}: {message}
          </Text>
        ))}
        {(outcome === 'change' || outcome === 'unsure') &&
          Object.entries(changes).map(([field, [was, now]]) => (
            <Text key={field} size="sm">
              {labelOf(field)}: {t.from(was, now)}
            </Text>
          ))}
        {outcome === 'add' && (
          <Text size="sm" c="dimmed">
            {Object.entries(changes)
              .map(([field, [, now]]) => `${labelOf(field)} ${now}`)
              .join(' · ')}
          </Text>
        )}
      </div>
    </li>
  );
}
