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
import { lazyComponent } from './lazy-component.tsx';

const ShownHint = lazyComponent(() => import('./shown-hint.lazy.tsx').then((m) => m.ShownHint));

/** Open delay: no tooltip for a pointer that passes by. */
const passingMilliseconds = 300;

interface HintProps {
  label: string;
  /** The only place of this information: wrapped text, and shown after a touch as well. */
  isText?: boolean;
  /** The button; its accessible name says more. */
  children: ReactElement<HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLButtonElement> }>;
}

/** A tooltip that is mounted on hover or focus: a list has one per row, and most are never shown. */
export function Hint({ label, isText = false, children }: HintProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isNear, setNear] = useState(false);
  const coming = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(coming.current), []);
  const leave = () => {
    clearTimeout(coming.current);
    setNear(false);
  };
  const { onClick } = children.props;
  return (
    <>
      {cloneElement(children, {
        ref: button,
        onPointerEnter({ pointerType }: PointerEvent) {
          ShownHint.preload();
          if (pointerType === 'touch') return;
          clearTimeout(coming.current);
          coming.current = setTimeout(() => setNear(true), passingMilliseconds);
        },
        onPointerLeave: leave,
        onFocus: ({ currentTarget }: FocusEvent) => setNear(currentTarget.matches(':focus-visible')),
        onBlur: leave,
        onKeyDown: ({ key }) => key === 'Escape' && leave(),
        ...(isText && {
          onClick(event) {
            setNear(true);
            onClick?.(event);
          },
        }),
      })}
      {isNear && <ShownHint target={button} label={label} {...(isText && { onPressElsewhere: leave })} />}
    </>
  );
}
