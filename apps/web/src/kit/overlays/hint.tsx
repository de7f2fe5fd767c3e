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

/** Someone who passes by on the way to another button is told nothing. */
const passingMilliseconds = 300;

interface HintProps {
  label: string;
  /** It tells what stands nowhere else: in more than a few words, and after a touch as well. */
  isText?: boolean;
  /** A button; its own name for those who listen says more. */
  children: ReactElement<HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLButtonElement> }>;
}

/** A tooltip that is made when somebody comes near: a list has one in each row, and most are never looked at. */
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
