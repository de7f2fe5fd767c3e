import type { PasteMode } from './clean-paste.ts';

/** What is done with the formatting of pasted text; `ask` until the person has chosen. */
type PasteChoice = PasteMode | 'ask';

const key = 'paste_mode';

/** As chosen in this session, which ends with the tab. */
export function pasteChoice(): PasteChoice {
  const stored = sessionStorage.getItem(key);
  return stored === 'clear' || stored === 'keep' ? stored : 'ask';
}

export function choosePasteMode(choice: PasteChoice): void {
  sessionStorage.setItem(key, choice);
}
