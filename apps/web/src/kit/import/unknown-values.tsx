import type { Import, ImportCheck, ImportRead } from '@faculty/contracts/kit/import';
import { Button, Group, Select, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../i18n/phrases.tsx';
import { choiceSearch } from '../fields/choice/choice-search.ts';
import { choicesOf } from './field-choices.ts';
import classes from './import.module.css';
import { importPhrases } from './import.phrases.ts';
import { nearestChoice } from './nearest-choice.ts';
import type { ImportState, MatchedValue } from './use-import.ts';

/** So many are shown at once; the next ones come with the next check. */
const mostShown = 30;

interface UnknownValuesProps {
  definition: Import;
  read: ImportRead;
  check: ImportCheck;
  state: ImportState;
}

/** Values of the list that no choice is called, each once, with the choice it most likely means. */
export function UnknownValues({ definition, read, check, state }: UnknownValuesProps) {
  const t = usePhrases(importPhrases);
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<Readonly<Record<string, string | null>>>({});
  const unknown = unknownIn(check).slice(0, mostShown);
  if (unknown.length === 0) return null;
  const fields = unknown.map(({ field, text, rows }) => {
    const definitionOf = definition.fields.find((one) => one.field === field);
    const choices = definitionOf ? choicesOf(definitionOf, read, language) : [];
    const key = `${field} ${text}`;
    const value = Object.hasOwn(chosen, key) ? chosen[key] : nearestChoice(text, choices)?.value;
    return { field, text, rows, key, choices, value: value ?? null, label: definitionOf?.title[language] ?? field };
  });
  const matched = fields.flatMap(({ field, text, value }): MatchedValue[] => (value === null ? [] : [{ field, text, value }]));
  return (
    <section aria-labelledby="import-unknown" className={classes.unknown}>
      <Stack gap="sm">
        <Title order={3} size="h4" id="import-unknown">
          {t.unknown}
        </Title>
        <Text c="dimmed">{t.unknownHint}</Text>
        <div className={classes.columns}>
          {fields.map(({ key, text, rows, choices, value, label }) => (
            <Select
              key={key}
              label={t.unknownValue(label, text, rows)}
              placeholder={t.choose}
              data={choices.map((choice) => ({ value: choice.value, label: choice.name }))}
              value={value}
              onChange={(next) => setChosen({ ...chosen, [key]: next })}
              clearable
              searchable
              filter={choiceSearch}
            />
          ))}
        </div>
        <Group>
          <Button disabled={matched.length === 0 || state.isBusy} loading={state.isChecking} onClick={() => state.match(matched)}>
            {t.useMatched}
          </Button>
        </Group>
      </Stack>
    </section>
  );
}

/** Each value that was refused because no choice is called so, and how many rows have it; the most frequent first. */
function unknownIn({ rows }: ImportCheck): { field: string; text: string; rows: number }[] {
  const found = new Map<string, { field: string; text: string; rows: number }>();
  for (const { errors } of rows) {
    for (const [field, { code, given }] of Object.entries(errors)) {
      if (code !== 'choice') continue;
      const before = found.get(`${field} ${given}`);
      found.set(`${field} ${given}`, { field, text: given, rows: (before?.rows ?? 0) + 1 });
    }
  }
  return [...found.values()].toSorted((one, other) => other.rows - one.rows);
}
