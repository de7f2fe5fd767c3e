import { Group, Radio, Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { textDifferences } from '../../history/text-differences.ts';
import classes from './one-of-two.module.css';

interface OneOfTwoProps<Side extends string> {
  /** What the field is called. */
  label: string;
  /** Both sides: whose each is, and its text. */
  sides: readonly [side: Side, title: string, text: string][];
  /** The one that stays; null while that is open. */
  chosen: Side | null;
  onChoose(side: Side): void;
  /** What is drawn in the place of a text. */
  draw?: ((text: string) => ReactNode) | undefined;
}

/** One field of two records: both texts with their differences marked, one of which stays. */
export function OneOfTwo<Side extends string>({ label, sides, chosen, onChoose, draw }: OneOfTwoProps<Side>) {
  const [one = '', other = ''] = sides.map(([, , text]) => text);
  const { mine, theirs } = useMemo(() => textDifferences(one, other), [one, other]);
  return (
    <Radio.Group label={label} value={chosen} onChange={(side) => onChoose(side as Side)} classNames={{ label: classes.label ?? '' }}>
      <div className={classes.sides}>
        {sides.map(([side, title, text], at) => (
          <Radio.Card key={side} value={side} className={classes.card ?? ''} aria-label={`${title}: ${text}`}>
            <Group gap="xs" wrap="nowrap" mb={4}>
              <Radio.Indicator />
              <Text fw={600}>{title}</Text>
            </Group>
            <div className={classes.text}>
              {draw?.(text) ??
                (at === 0 ? mine : theirs).map((piece, index) =>
                  piece.isOwn ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
                    <mark key={index}>{piece.text}</mark>
                  ) : (
                    piece.text
                  ),
                )}
            </div>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
