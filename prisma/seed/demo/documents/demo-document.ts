import type { SceneName } from '../pictures.ts';

interface Named {
  title: string;
  /** A few words about a document, or an MOU's organisation. */
  content?: string;
}

/** A document or MOU of the demo. Days are counted from the day of the seeding. */
export interface DemoDocument {
  group: string;
  types: readonly string[];
  keywords: readonly string[];
  th: Named;
  en?: Named;
  /** `-` when absent. */
  number?: string;
  /** Of a meeting. */
  paper?: 'วาระการประชุม' | 'รายงานการประชุม';
  /** Day of the document or of signing. */
  day: number;
  /** Its file, by name; or its address. */
  file?: string;
  url?: string;
  cover?: SceneName;
  /** Titles of the documents it refers to. */
  refersTo?: readonly string[];
  /** First and last day it shows. */
  shows?: { from?: number; until?: number };
  expired?: true;
  inactive?: true;
  /** Last day of an MOU, and whose it is. */
  ends?: number;
  owner?: string;
}
