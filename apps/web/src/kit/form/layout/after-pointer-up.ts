let isPressed = false;
const afterwards: (() => void)[] = [];

/** Follows the pointer from now on; once for the page. */
function follow(): void {
  window.addEventListener('pointerdown', () => (isPressed = true), { capture: true });
  for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, release, { capture: true });
}

function release(): void {
  isPressed = false;
  // the click comes after the pointer is up, and is meant for what stood under it
  setTimeout(() => {
    for (const work of afterwards.splice(0)) work();
  });
}

if (typeof window !== 'undefined') follow();

/**
 * Runs what may move the page when no press is under way: at once, or after the press that is. A button that moves between
 * the pointer's down and up is never clicked.
 */
export function afterPointerUp(work: () => void): void {
  if (isPressed) afterwards.push(work);
  else work();
}

/** What waits for the end of the press has lost its point: the form starts anew. */
export function dropWaiting(): void {
  afterwards.length = 0;
}
