import type { Text } from '../news/news-text.ts';
import type { DemoPeriod } from '../pages/page-text.ts';
import type { SceneName } from '../pictures.ts';

/** An article of the demo's knowledge library. */
export interface ArticleText {
  url: string;
  group: 'A1' | 'A2' | 'A3' | 'A4';
  /** Display sections of its group. */
  sections: readonly string[];
  th: Text;
  en?: Text;
  scene: SceneName;
  /** When it was written, in days from today. */
  day: number;
  /** English title of its leaflet, a generated file; or a full address. */
  leaflet?: string;
  address?: string;
  shows?: DemoPeriod;
  inactive?: true;
}
