import { Tooltip } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { RefObject } from 'react';

interface ShownHintProps {
  target: RefObject<HTMLButtonElement | null>;
  label: string;
  /** Of one that a touch has brought, which no pointer leaves. */
  onPressElsewhere?: () => void;
}

/** The tooltip of a hovered or focused button. */
export function ShownHint({ target, label, onPressElsewhere }: ShownHintProps) {
  useWindowEvent('pointerdown', ({ target: pressed }) => {
    if (!(pressed instanceof Node && target.current?.contains(pressed))) onPressElsewhere?.();
  });
  return <Tooltip target={target} label={label} opened />;
}
