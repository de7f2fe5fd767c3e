import type { Import, ImportCheck, ImportRead } from '@faculty/contracts/centre/list-import';
import { Button, Group, Select, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../../../i18n/phrases.tsx';
import { choiceSearch } from '../../../../kit/fields/choice/choice-search.ts';
import { choicesOf } from './field-choices.ts';
import classes from './import.module.css';
import { importPhrases } from './import.phrases.ts';
import type { ImportState, MatchedValue } from './use-import.ts';

/** Small letters without spaces and marks, as the server compares names. */
const plain = (text: string) => text.toLowerCase().replace(/[\s.,:;*()_/\u0e4c-]+/g, '');

const pairsOf = (text: string) => new Set(Array.from(text.slice(0, -1), (letter, at) => letter + text.charAt(at + 1)));

/** Shown at once; the next ones follow the next check. */
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
              selectFirstOptionOnChange
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

/** How alike two names are, 0 to 1: one within the other, or the pairs of letters they share. */
function likeness(one: string, other: string): number {
  if (one === '' || other === '') return 0;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.includes(short)) return 0.5 + short.length / long.length / 2;
  const [left, right] = [pairsOf(one), pairsOf(other)];
  const shared = [...left].filter((pair) => right.has(pair)).length;
  return (2 * shared) / (left.size + right.size || 1);
}

/** The choice that a list most likely means, if any is near: “ศิลปศาสตร์” is “คณะศิลปศาสตร์”. */
export function nearestChoice<Choice extends { name: string }>(text: string, choices: readonly Choice[]): Choice | undefined {
  const ranked = choices.map((choice) => ({ choice, alike: likeness(plain(text), plain(choice.name)) }));
  const best = ranked.reduce<(typeof ranked)[number] | undefined>((top, one) => (top && top.alike >= one.alike ? top : one), undefined);
  return best && best.alike >= 0.5 ? best.choice : undefined;
}
