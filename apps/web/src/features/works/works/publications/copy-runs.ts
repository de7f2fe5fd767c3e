import { escapeHtml } from '@faculty/contracts/kit/text/escape';
import type { Runs } from '@faculty/contracts/works/references/apa';

const isItalic = (at: number) => at % 2 === 1;

/** References as one plain text, and as HTML that keeps the italics where it is pasted. */
export function copyTexts(entries: readonly Runs[]): { plain: string; html: string } {
  const marked = (runs: Runs) => runs.map((text, at) => (isItalic(at) ? `<i>${escapeHtml(text)}</i>` : escapeHtml(text))).join('');
  return {
    plain: entries.map((runs) => runs.join('')).join('\n'),
    html: entries.map((runs) => `<p>${marked(runs)}</p>`).join(''),
  };
}

/** Copies a list: where it is pasted decides which of its forms is taken. @throws where the browser does not allow it */
export async function copyEntries(entries: readonly Runs[], isRich: boolean): Promise<void> {
  const { plain, html } = copyTexts(entries);
  if (!isRich) return navigator.clipboard.writeText(plain);
  const forms = { 'text/plain': new Blob([plain], { type: 'text/plain' }), 'text/html': new Blob([html], { type: 'text/html' }) };
  return navigator.clipboard.write([new ClipboardItem(forms)]);
}
