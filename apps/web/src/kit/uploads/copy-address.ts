import type { UploadRow } from '@faculty/contracts/website/upload';
import { copyLink } from '../notifications/copy-link.ts';
import { publicAddress } from './insertion.ts';

/** Copies a file's public address. */
export const copyAddress = (upload: Pick<UploadRow, 'uploads_url'>): Promise<void> => copyLink(publicAddress(upload));
