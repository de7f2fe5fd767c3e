import type { Text } from '../news/news-text.ts';

/** First and last day on the website, in days from today. */
export interface DemoPeriod {
  from?: number;
  until?: number;
}

/** A content page of the demo; `{day+7}` and `{year}` in its texts are filled as those of news are. */
export interface PageText {
  url: string;
  th: Text;
  en?: Text;
  /** When it was written, in days from today. */
  day: number;
  shows?: DemoPeriod;
  inactive?: true;
}
