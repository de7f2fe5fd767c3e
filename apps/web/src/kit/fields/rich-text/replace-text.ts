const eventName = 'faculty-replace-text';

/** Gives an editor another text, as if it were typed: undo takes it back. False where the field has no editor in the page. */
export function replaceText(fieldId: string, html: string): boolean {
  const frame = document.getElementById(fieldId);
  return frame instanceof HTMLIFrameElement && !frame.dispatchEvent(new CustomEvent(eventName, { detail: html, cancelable: true }));
}

/** Calls `replace` with the other text of an editor whose frame this is. */
export function onReplaceText(frame: HTMLElement, replace: (html: string) => void): void {
  frame.addEventListener(eventName, (event) => {
    event.preventDefault();
    replace(String((event as CustomEvent).detail)); // of `replaceText`
  });
}
