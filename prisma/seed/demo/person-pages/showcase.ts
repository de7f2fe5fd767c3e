type Position = readonly [th: string, en: string];

/** A showcase as it is written down: rows of user names, null where nobody stands. */
export interface Showcase {
  url: string;
  th: string;
  en: string;
  /** Rich text above the people. */
  text?: { th: string; en: string };
  rows: readonly (readonly (string | null)[])[];
  /** What people are here, where it is not what they are in the faculty. */
  as?: Readonly<Record<string, Position>>;
  /** What everybody else is here. */
  others?: Position;
  inactive?: true;
}
