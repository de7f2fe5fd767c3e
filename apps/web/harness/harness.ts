/** How the browser test drives the page; it stands at `window.harness`. */
export interface RichTextHarness {
  /** Shows other content, as opening another record does. */
  load(html: string): void;
  /** What a form would send now. */
  value(): string;
  /** How often the field said that the content changed since `load`. */
  changes(): number;
  /** Whether two pieces of HTML mean the same, by the field's own rule. */
  sameHtml(one: string, other: string): boolean;
}
