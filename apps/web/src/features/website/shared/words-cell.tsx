import type { Flag } from '@faculty/contracts/kit/fields';
import { Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { listPhrases } from '../../../kit/list/list.phrases.ts';
import classes from '../../../kit/list/list-page.module.css';

/** The first of several words with a count of the others, which are shown on hover, focus or touch. */
function WordsCell({ words: [first, ...others] }: { words: readonly string[] }) {
  const t = usePhrases(listPhrases);
  if (first === undefined) return null;
  return (
    <span className={classes.words}>
      <span>{first}</span>
      {others.length > 0 && (
        <UnstyledButton
          c="dimmed"
          fz="inherit"
          lh="inherit"
          aria-label={t.moreWords(others.join(', '))}
          data-tip={others.join(' · ')}
          data-tip-touch
        >
          +{others.length}
        </UnstyledButton>
      )}
    </span>
  );
}

/** The column of where content is shown, and in which languages. */
export function usePlacesColumn<Row extends { switch_lang: Flag }>(wordsOf: (row: Row) => string[]) {
  const t = usePhrases(listPhrases);
  const cell = (row: Row) => <WordsCell words={wordsOf(row)} />;
  return useWithLanguages<Row>()({ header: t.places, cell, width: 'clamp(11rem, 15.6vw, 14.5rem)' });
}

/** Adds the record's languages below the short words of a column. */
export function useWithLanguages<Row extends { switch_lang: Flag }>() {
  const t = usePhrases(listPhrases);
  const languagesOf = (row: Row) => (row.switch_lang === 'Y' ? t.bothLanguages : t.thaiOnly);
  return <const C extends { cell(row: Row): ReactNode }>({ cell, ...column }: C) => ({
    ...column,
    also: { header: t.languages, cell: languagesOf, width: 124 },
    cell: (row: Row, isSplit: boolean) => (
      <>
        {cell(row)}
        {!isSplit && (
          <Text span c="dimmed" className={classes.languages ?? ''}>
            {languagesOf(row)}
          </Text>
        )}
      </>
    ),
  });
}
