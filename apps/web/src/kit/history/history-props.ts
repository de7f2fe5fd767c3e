/** A record whose changes are shown. */
export interface HistoryProps {
  entity: string;
  id: string;
  /** Field name → what it is called. */
  labels: ReadonlyMap<string, string>;
}
