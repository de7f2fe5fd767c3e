import type { PageKey } from '@faculty/contracts/pages';
import { useMe } from '../../../kit/session/session.tsx';

/** What in the address of a list opens the window. */
export const qualityName = 'quality';

/** The list from which a year's data is had: of the works or activities, whose the person sees everybody's; null for who sees neither. */
export function useQualityPage(): PageKey | null {
  const { rights } = useMe();
  const pages: PageKey[] = ['/web/content_work', '/web/content_activity'];
  return pages.find((page) => rights[page]?.view === true && !rights[page]?.own_only) ?? null;
}
