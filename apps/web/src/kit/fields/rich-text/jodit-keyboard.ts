import type { Jodit } from 'jodit';

const toolSelector = 'button, [role="button"]';

/**
 * The editor by keyboard: the toolbar is one stop of Tab, the text the next, and Tab leaves the text for the next field.
 * Arrow keys, Home, End and Esc inside the toolbar and Alt+F10 into it are Jodit's own. Answers how to stop.
 */
export function tameKeyboard(jodit: Jodit): () => void {
  // It nests lists with Tab, from which nobody gets out by keyboard; Ctrl+] and Ctrl+[ do that here.
  jodit.e.off('keydown.tab');
  for (const [command, key] of [
    ['indent', ']'],
    ['outdent', '['],
  ] as const) {
    jodit.registerCommand(command, { exec: () => false, hotkeys: [`ctrl+${key}`, `cmd+${key}`] });
  }
  jodit.editor.setAttribute('aria-keyshortcuts', 'Alt+F10');
  return oneTabStop(jodit.toolbar.container);
}

/** Only the tool that had the focus last can be reached by Tab; the arrow keys lead to the others. */
function oneTabStop(toolbar: HTMLElement): () => void {
  let last: Element | null = null;
  const tools = () => [...toolbar.querySelectorAll<HTMLElement>(toolSelector)].filter((tool) => !tool.closest('.jodit-popup'));
  const settle = () => {
    const usable = tools().filter((tool) => !tool.hasAttribute('disabled'));
    // an arrow beside a button is no stop of its own: arrow down on the button opens the same
    const stop = usable.find((tool) => tool === last) ?? usable.find((tool) => tool instanceof HTMLButtonElement);
    for (const tool of tools()) {
      const tabIndex = tool === stop ? 0 : -1;
      if (tool.tabIndex !== tabIndex || !tool.hasAttribute('tabindex')) tool.tabIndex = tabIndex;
    }
  };
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLButtonElement && !target.closest('.jodit-popup')) last = target;
    settle();
  };
  const observer = new MutationObserver(settle);
  observer.observe(toolbar, { subtree: true, childList: true, attributes: true, attributeFilter: ['tabindex', 'disabled'] });
  toolbar.addEventListener('focusin', remember);
  settle();
  return () => {
    observer.disconnect();
    toolbar.removeEventListener('focusin', remember);
  };
}
