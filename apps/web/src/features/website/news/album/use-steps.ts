import type { NewsImageItem } from '@faculty/contracts/website/news-image';
import { useEffect, useRef, useState } from 'react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { useNeighbourFocus } from '../../../../kit/list/state/use-neighbour-focus.ts';
import { albumPhrases } from './album.phrases.ts';

/** Moves pictures with arrow buttons: announces the new position and keeps the focus on the pressed arrow. */
export function useSteps(pictures: readonly NewsImageItem[], onMove: (from: number, to: number) => void) {
  const t = usePhrases(albumPhrases);
  const list = useRef<HTMLElement>(null);
  const pressed = useRef<string>(null);
  const [announcement, setAnnouncement] = useState('');
  useNeighbourFocus(list, 'li, tbody tr', pictures);

  // biome-ignore lint/correctness/useExhaustiveDependencies: restore the focus whenever the pictures are rendered in a new order
  useEffect(() => {
    if (pressed.current === null) return;
    const id = pressed.current.split('/')[0];
    const steps = [pressed.current, `${id}/-1`, `${id}/1`].map((step) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-step="${step}"]`),
    );
    steps.find((button) => button && !button.disabled)?.focus();
    pressed.current = null;
  }, [pictures]);

  return {
    list,
    announcement,
    step(index: number, by: -1 | 1) {
      pressed.current = `${pictures[index]?.news_image_id}/${by}`;
      setAnnouncement(t.movedTo(index + by + 1, pictures.length));
      onMove(index, index + by);
    },
  };
}
