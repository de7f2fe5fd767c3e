import type { NewsImageItem } from '@faculty/contracts/website/news-image';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { useSteps } from '../../../../kit/list/state/use-steps.ts';
import { albumPhrases } from './album.phrases.ts';

/** Moves pictures with arrow buttons, and tells where one is now. */
export function usePictureSteps<List extends HTMLElement>(pictures: readonly NewsImageItem[], onMove: (from: number, to: number) => void) {
  const t = usePhrases(albumPhrases);
  const { announce, pressed, ...steps } = useSteps<List>('li, tbody tr', pictures);
  return {
    ...steps,
    step(index: number, by: -1 | 1) {
      pressed(`${pictures[index]?.news_image_id}/${by}`);
      announce(t.movedTo(index + by + 1, pictures.length));
      onMove(index, index + by);
    },
  };
}
