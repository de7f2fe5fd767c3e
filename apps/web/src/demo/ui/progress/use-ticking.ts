import { useEffect, useState } from 'react';

/** Documented: 5 more each second, and from the beginning again after 100. */
const step = 5;
const milliseconds = 1000;

/** What comes after a value. */
const after = (value: number) => (value >= 100 ? 0 : value + step);

/** A value that goes on by itself until it is stopped; nothing moves in a tab nobody sees. */
export function useTicking() {
  const [value, setValue] = useState(0);
  const [isRunning, setRunning] = useState(true);
  useEffect(() => {
    if (!isRunning) return;
    const clock = setInterval(() => {
      if (!document.hidden) setValue(after);
    }, milliseconds);
    return () => clearInterval(clock);
  }, [isRunning]);
  return { value, isRunning, setRunning };
}
