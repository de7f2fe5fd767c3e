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

/** The HTML of an uploaded picture. */
export function pictureHtml(upload: Inserted): string {
  return `<img src="${escapeHtml(publicAddress(upload))}" alt="${escapeHtml(upload.uploads_title_th)}">`;
}

/** The HTML of a link to an uploaded file, which opens in a new tab. */
export function linkHtml(upload: Inserted): string {
  return `<a href="${escapeHtml(publicAddress(upload))}" target="_blank" rel="noopener">${escapeHtml(upload.uploads_title_th)}</a>`;
}

/** Copies a file's public address. */
export const copyAddress = (upload: Pick<UploadRow, 'uploads_url'>): Promise<void> => copyLink(publicAddress(upload));
