import { Tooltip } from '@mantine/core';
import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Someone who passes by on the way to another button is told nothing. */
const passingMilliseconds = 300;

interface HintProps {
  label: string;
  /** A button; its own name for those who listen says more. */
  children: ReactElement<HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLButtonElement> }>;
}

/** A tooltip that is made when somebody comes near: a list has one in each row, and most are never looked at. */
export function Hint({ label, children }: HintProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isNear, setNear] = useState(false);
  const coming = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(coming.current), []);
  const leave = () => {
    clearTimeout(coming.current);
    setNear(false);
  };
  return (
    <>
      {cloneElement(children, {
        ref: button,
        onPointerEnter({ pointerType }: PointerEvent) {
          if (pointerType === 'touch') return;
          clearTimeout(coming.current);
          coming.current = setTimeout(() => setNear(true), passingMilliseconds);
        },
        onPointerLeave: leave,
        onFocus: ({ currentTarget }: FocusEvent) => setNear(currentTarget.matches(':focus-visible')),
        onBlur: leave,
        onKeyDown: ({ key }) => key === 'Escape' && leave(),
      })}
      {isNear && <Tooltip target={button} label={label} opened />}
    </>
  );
}
