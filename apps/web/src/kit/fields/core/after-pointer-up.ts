let isPressed = false;
const afterwards: (() => void)[] = [];

/** Follows the pointer from now on; once for the page. */
function follow(): void {
  window.addEventListener('pointerdown', () => (isPressed = true), { capture: true });
  for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, release, { capture: true });
}

function release(): void {
  isPressed = false;
  // the click follows pointerup and targets the element under the pointer
  setTimeout(() => {
    for (const work of afterwards.splice(0)) work();
  });
}

if (typeof window !== 'undefined') follow();

/**
 * Runs what may shift the layout while no pointer is down: at once, or after pointerup. A button that moves between
 * the pointer's down and up is never clicked.
 */
export function afterPointerUp(work: () => void): void {
  if (isPressed) afterwards.push(work);
  else work();
}

/** Cancels the pending calls: the form is reset. */
export function dropWaiting(): void {
  afterwards.length = 0;
}
