import type { Flag } from '@faculty/contracts/kit/fields';
import { noAddress } from '@faculty/contracts/kit/fields';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { downloadStored } from '../../../kit/api/download.ts';
import type { RowAction } from '../../../kit/list/table/row-actions.tsx';
import { showError } from '../../../kit/notifications/messages.ts';

/** What proves a record: the documented switch with its file (Y) and its address (N). */
interface Evidence {
  kind: Flag;
  file: string | null;
  address: string;
}

/** The action that opens the evidence of a row; a private file needs the token, so it is no plain link. None where there is no evidence. */
export function evidenceActions({ kind, file, address }: Evidence, label: string): RowAction[] {
  if (kind === 'Y') return file === null ? [] : [{ label, icon: IconDownload, onClick: () => void downloadStored(file).catch(showError) }];
  if (address === '' || address === noAddress) return [];
  return [{ label, icon: IconExternalLink, onClick: () => void window.open(address, '_blank', 'noopener') }];
}
