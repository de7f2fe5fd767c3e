import { newsImage } from '@faculty/contracts/website/news-image';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { useRight } from '../../../kit/session/session.tsx';
import type { RecordTab } from '../../../kit/url-state/record-tabs.tsx';
import { newsPhrases } from './news.phrases.ts';

/** The parts of a news item: its form, and the album for those who may see it. */
export function useNewsTabs(): readonly RecordTab[] {
  const t = usePhrases(newsPhrases);
  const mayView = useRight(newsImage.page).view;
  return [{ label: t.dataTab, view: 'edit' }, ...(mayView ? [{ label: t.albumTab, view: 'album' }] : [])];
}
