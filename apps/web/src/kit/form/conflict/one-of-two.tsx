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
  /** A row of many: beside its name, below a `SidesHead`, which says once whose each side is. */
  isRow?: boolean;
}

/** The head of rows: whose each side is. */
export function SidesHead({ titles }: { titles: readonly string[] }) {
  return (
    <div className={classes.row} aria-hidden>
      <span />
      <div className={classes.sides}>
        {titles.map((title) => (
          <Text key={title} fw={600} px="xs">
            {title}
          </Text>
        ))}
      </div>
    </div>
  );
}

/** One field of two records: both texts with their differences marked, one of which stays. */
export function OneOfTwo<Side extends string>({ label, sides, chosen, onChoose, draw, isRow = false }: OneOfTwoProps<Side>) {
  const [one = '', other = ''] = sides.map(([, , text]) => text);
  const { mine, theirs } = useMemo(() => textDifferences(one, other), [one, other]);
  return (
    <Radio.Group
      label={label}
      value={chosen}
      onChange={(side) => onChoose(side as Side)}
      classNames={{ label: classes.label ?? '', ...(isRow && { root: classes.row ?? '' }) }}
    >
      <div className={classes.sides}>
        {sides.map(([side, title, text], at) => (
          <Radio.Card key={side} value={side} className={classes.card ?? ''} aria-label={`${title}: ${text}`}>
            <Group gap="xs" wrap="nowrap">
              <Radio.Indicator />
              {!isRow && <Text fw={600}>{title}</Text>}
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
