import type { Bilingual } from '@faculty/contracts/kit/bilingual';
import { useLanguage } from '../../i18n/phrases.tsx';

/** What the system is called, in the bar and in every window title. */
export const systemName: Bilingual = { th: 'ระบบบริหารงานคณะศิลปศาสตร์', en: 'Liberal Arts Back Office' };

/** Names the browser window after the screen, in the chosen language. Render it once per screen, beside its `<h1>`. */
export function PageTitle({ children }: { children: string }) {
  const { language } = useLanguage();
  return <title>{`${children} · ${systemName[language]}`}</title>;
}
