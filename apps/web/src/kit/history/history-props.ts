import type { EarlierVersion } from '@faculty/contracts/admin/audit';

/** A record whose changes are shown. */
export interface HistoryProps {
  entity: string;
  id: string;
  /** Field name → what it is called. */
  labels: ReadonlyMap<string, string>;
  /** Field name → how its value reads, where that is not as it is written. */
  words?: ReadonlyMap<string, (value: unknown) => string>;
  /** Puts an earlier version into the form, as if typed; absent where nothing can be changed. */
  putBack?: ((version: EarlierVersion) => void) | undefined;
}
