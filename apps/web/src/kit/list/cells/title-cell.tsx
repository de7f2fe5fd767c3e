import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '../list-page.module.css';

/** What identifies a row: its Thai title, the English one under it in grey, a picture before both. */
export function TitleCell({ th, en, picture }: { th: ReactNode; en?: string; picture?: ReactNode }) {
  return (
    <span className={classes.titleCell}>
      {picture}
      <span className={classes.titles}>
        <span lang="th" className={classes.titleThai} {...(typeof th === 'string' && { title: th })}>
          {th}
        </span>
        {en !== undefined && en !== '' && (
          <Text span display="block" size="sm" c="dimmed" fw={400} lang="en" className={classes.titleEnglish ?? ''}>
            {en}
          </Text>
        )}
      </span>
    </span>
  );
}
