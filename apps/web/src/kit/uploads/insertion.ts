import { escapeHtml } from '@faculty/contracts/kit/text/escape';
import type { UploadRow } from '@faculty/contracts/website/upload';
import { copyLink } from '../notifications/copy-link.ts';

type Inserted = Pick<UploadRow, 'uploads_url' | 'uploads_title_th' | 'uploads_type'>;

/** The address of an uploaded file for use anywhere: the public website shows our content under another origin. */
export function publicAddress({ uploads_url }: Pick<UploadRow, 'uploads_url'>): string {
  return new URL(uploads_url, window.location.origin).href;
}

/** Whether a file can be inserted as a picture. */
export function isPicture({ uploads_type }: Pick<UploadRow, 'uploads_type'>): boolean {
  return uploads_type.startsWith('image/');
}

/** The HTML of an uploaded file in a text: a picture, or a link that opens in a new tab. */
export function insertionHtml(upload: Inserted, as: 'picture' | 'link' = isPicture(upload) ? 'picture' : 'link'): string {
  const [address, title] = [escapeHtml(publicAddress(upload)), escapeHtml(upload.uploads_title_th)];
  return as === 'picture' ? `<img src="${address}" alt="${title}">` : `<a href="${address}" target="_blank" rel="noopener">${title}</a>`;
}

/** Copies a file's public address. */
export const copyAddress = (upload: Pick<UploadRow, 'uploads_url'>): Promise<void> => copyLink(publicAddress(upload));
