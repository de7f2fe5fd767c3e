import type { Flag } from '@faculty/contracts/kit/fields';
import { Text, Tooltip, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { listPhrases } from '../../../kit/list/list.phrases.ts';
import classes from '../../../kit/list/list-page.module.css';

interface WordsCellProps {
  words: readonly string[];
  /** Whether the record has an English side; the languages stand below the words. */
  english: boolean;
}

/** The first of several words with a count of the others, which are shown on hover, focus or touch; below them the record's languages. */
function WordsCell({ words: [first, ...others], english }: WordsCellProps) {
  const t = usePhrases(listPhrases);
  return (
    <span className={classes.titles}>
      {first !== undefined && (
        <span className={classes.words}>
          <span>{first}</span>
          {others.length > 0 && (
            <Tooltip label={others.join(' · ')} events={{ hover: true, focus: true, touch: true }}>
              <UnstyledButton c="dimmed" fz="inherit" lh="inherit" aria-label={t.moreWords(others.join(', '))}>
                +{others.length}
              </UnstyledButton>
            </Tooltip>
          )}
        </span>
      )}
      <Languages english={english} />
    </span>
  );
}

/** The column of where content is shown, and in which languages. */
export function usePlacesColumn<Row extends { switch_lang: Flag }>(wordsOf: (row: Row) => string[]) {
  const t = usePhrases(listPhrases);
  const cell = (row: Row) => <WordsCell words={wordsOf(row)} english={row.switch_lang === 'Y'} />;
  return { header: t.placesAndLanguages, cell, width: 'clamp(11rem, 15.6vw, 18rem)' };
}

/** Adds the record's languages below the short words of a column. */
export function useWithLanguages<Row extends { switch_lang: Flag }>() {
  const t = usePhrases(listPhrases);
  return <const C extends { header: string; cell(row: Row): ReactNode }>({ header, cell, ...column }: C) => ({
    ...column,
    header: `${header} · ${t.languages}`,
    cell: (row: Row) => (
      <>
        {cell(row)}
        <Languages english={row.switch_lang === 'Y'} />
      </>
    ),
  });
}

/** Which languages a record has, as a second line. */
function Languages({ english }: { english: boolean }) {
  const t = usePhrases(listPhrases);
  return (
    <Text span c="dimmed" className={classes.languages ?? ''}>
      {english ? t.bothLanguages : t.thaiOnly}
    </Text>
  );
}
