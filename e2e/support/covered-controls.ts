import type { BrowserContext } from '@playwright/test';

/** A control whose middle is under something else, and what that is. */
interface Covered {
  at: string;
  control: string;
  under: string;
}

/**
 * Watches every page of a context: whenever it has changed and come to rest, the middle of each enabled control in view must belong to that
 * control. Returns what did not hold. What scrolls under a bar is out of view when it can be scrolled clear; menus and open lists may cover.
 */
export async function watchControls(context: BrowserContext): Promise<() => Covered[]> {
  const found = new Map<string, Covered>();
  await context.exposeBinding('tellCovered', (_source, covered: Covered) => void found.set(JSON.stringify(covered), covered));
  await context.addInitScript(watch);
  return () => [...found.values()];
}

/** Runs in the page, so it is whole in itself. */
function watch(): void {
  const controls = 'a[href], button, input, select, textarea, [role="button"], [role="combobox"], [role="switch"], [role="tab"]';
  /** Opened by the person over what is below, and closed by a press beside it; and messages, which stand in place of a phone's header. */
  const popups =
    '[data-messages], [role="menu"], [role="listbox"], .mantine-Popover-dropdown, .mantine-Menu-dropdown, .mantine-Combobox-dropdown, .jodit-popup, .jodit-dialog';
  const restMilliseconds = 400;

  const middleOf = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;
  const barOf = (element: Element | null): Element | null => {
    for (let at = element; at; at = at.parentElement) if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
    return null;
  };

  /** The element may be scrolled from under a bar: by the page, or by what scrolls around it. */
  function canScrollClear(element: Element, bar: Element): boolean {
    const [box, over] = [element.getBoundingClientRect(), bar.getBoundingClientRect()];
    for (let at = element.parentElement; at; at = at.parentElement) {
      const isPage = at === document.documentElement;
      if (!isPage && !/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
      const upwards = at.scrollHeight - at.clientHeight - at.scrollTop;
      if (upwards >= box.bottom - over.top || at.scrollTop >= over.bottom - box.top) return true;
    }
    return false;
  }

  /** The middle is within what clips the element. */
  function isUnclipped(element: Element, x: number, y: number): boolean {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (!/hidden|clip|auto|scroll/.test(getComputedStyle(at).overflow)) continue;
      const { left, top, right, bottom } = at.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return false;
    }
    return true;
  }

  function coverOf(element: Element): Element | null {
    if (element.matches(':disabled, [aria-disabled="true"], [type="hidden"], [tabindex="-1"][aria-hidden]')) return null;
    if (element.closest('[inert], [aria-hidden="true"], [aria-busy="true"]')) return null;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null;
    const box = element.getBoundingClientRect();
    const [x, y] = middleOf(box);
    if (box.width < 4 || box.height < 4 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return null;
    const top = document.elementFromPoint(x, y);
    if (top === null || element.contains(top) || top.contains(element)) return null;
    // an input drawn by its label, and the marks inside the frame of an input
    if ((element as HTMLInputElement).labels?.[0]?.contains(top) || top.closest('label')?.control === element) return null;
    if (element.closest('.mantine-Input-wrapper, .mantine-InputWrapper-root, .mantine-Switch-root, .mantine-Checkbox-root')?.contains(top))
      return null;
    if (top.closest(popups) || !isUnclipped(element, x, y)) return null;
    const bar = barOf(top);
    if (bar !== null && !bar.contains(element) && barOf(element) === null && canScrollClear(element, bar)) return null;
    return top;
  }

  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)}”`;

  /** Controls that were covered at the last look: what only passes by is covered once. */
  let before = new Set<Element>();
  function look(): void {
    const root = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document;
    const now = new Set<Element>();
    for (const element of root.querySelectorAll(controls)) {
      const cover = coverOf(element);
      if (cover === null) continue;
      now.add(element);
      if (!before.has(element)) continue;
      const { tellCovered } = window as unknown as { tellCovered(covered: object): void };
      tellCovered({ at: location.pathname, control: nameOf(element), under: nameOf(cover) });
    }
    const isNew = [...now].some((element) => !before.has(element));
    before = now;
    if (isNew) setTimeout(look, restMilliseconds);
  }

  let waiting: ReturnType<typeof setTimeout> | undefined;
  const onChange = () => {
    if (waiting !== undefined) return;
    waiting = setTimeout(() => {
      waiting = undefined;
      look();
    }, restMilliseconds);
  };
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver(onChange).observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['class', 'style', 'hidden'],
    });
    document.addEventListener('scroll', onChange, { capture: true, passive: true });
  });
}
