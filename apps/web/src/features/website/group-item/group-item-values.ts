import { noAddress } from '@faculty/contracts/kit/fields';
import type { GroupItemBody, GroupItemFile, GroupItemRow } from '@faculty/contracts/website/group-item';
import type { EntityForm } from '../../../kit/form/core/use-entity-form.ts';

export type GroupItemForm = EntityForm<GroupItemRow, GroupItemBody, GroupItemFile>;

type Attached = Pick<GroupItemRow, 'status_link' | 'group_item_h_file' | 'group_item_h_url'>;

/** URL of the document's file or link; null when it has neither. */
export function addressOf({ status_link, group_item_h_file, group_item_h_url }: Attached): string | null {
  if (status_link === 'Y') return group_item_h_file;
  return group_item_h_url === '' || group_item_h_url === noAddress ? null : group_item_h_url;
}
