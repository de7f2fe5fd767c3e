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

/**
 * Copies a list that is still being asked for, as browsers let a press do: where it is pasted decides which of its forms is taken.
 * @throws where the browser does not allow it
 */
export function copyEntries(asked: Promise<readonly Runs[]>, isRich: boolean): Promise<void> {
  const form = async (type: string, key: 'plain' | 'html') => new Blob([copyTexts(await asked)[key]], { type });
  const forms = { 'text/plain': form('text/plain', 'plain'), ...(isRich && { 'text/html': form('text/html', 'html') }) };
  return navigator.clipboard.write([new ClipboardItem(forms)]);
}
