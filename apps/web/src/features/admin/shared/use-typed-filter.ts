import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** A typed filter: debounced, and synchronized when the address changes by itself. */
export function useTypedFilter(asked: string, send: (typed: string) => void): [string, (typed: string) => void] {
  const [text, setText] = useState(asked);
  const sendLater = useDebouncedCallback(send, 350);
  useEffect(() => setText((typed) => (typed.trim() === asked ? typed : asked)), [asked]);
  return [
    text,
    (typed) => {
      setText(typed);
      sendLater(typed);
    },
  ];
}
