import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Send } from './webdriver.ts';

/** Roles that the journeys look for, and what has them in the page. */
const roles = {
  button: 'button, [role="button"], input[type="submit"]',
  combobox: '[role="combobox"], input[aria-haspopup="listbox"]',
  file: 'input[type="file"]',
  frame: 'iframe',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  option: '[role="option"]',
  row: '[data-row]',
  tab: '[role="tab"]',
  textbox: 'input, textarea',
} as const;
export type Role = keyof typeof roles;

/** The code points by which WebDriver names the keys without a letter. */
const keys: Record<string, string> = {
  Backspace: '\ue003',
  Enter: '\ue007',
  Control: '\ue009',
  Escape: '\ue00c',
  End: '\ue010',
  Home: '\ue011',
};

/** An element that was found may be drawn anew before the browser names it: asked again. */
const again = { timeout: 40_000, intervals: [100, 250, 500] };

/** A page of a browser that is driven by WebDriver: finds things by role and name, as people and screen readers do. */
export class DrivenPage {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  async open(address: string): Promise<void> {
    await this.#send('navigate', { url: address });
    await this.run(() => {
      const page = window as Window & { errors?: string[] };
      page.errors ??= [];
      window.addEventListener('error', ({ message }) => {
        // no fault: a size that changed while sizes were told of is told of in the next frame
        if (!message.startsWith('ResizeObserver loop')) page.errors?.push(message);
      });
      window.addEventListener('unhandledrejection', ({ reason }) => page.errors?.push(String(reason)));
    });
  }

  /** Errors of scripts since the page was opened. */
  errors(): Promise<string[]> {
    return this.run(() => (window as Window & { errors?: string[] }).errors ?? []);
  }

  /** Runs a function in the page; it sees nothing but its arguments. */
  async run<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return (await this.#send('script', { script: `return (${script}).apply(null, arguments)`, args })) as Result; // what the script returns
  }

  address(): Promise<string> {
    return this.run(() => location.href);
  }

  /** Waits for an element, and clicks it as a mouse does. */
  async click(role: Role, name: string | RegExp, within?: string): Promise<void> {
    await this.#act(role, name, within, async (element) => {
      const middle = await this.run(middleOf, element);
      await pause(100);
      const later = await this.run(middleOf, element);
      // a click on what moves misses it
      if (!middle || !later || middle.x !== later.x || middle.y !== later.y)
        throw new Error(`${role} ${name} moves, or something lies over it`);
      const actions = [
        { type: 'pointerMove', duration: 0, ...middle },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await this.#send('actions', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] });
    });
  }

  /** Replaces what is in a field. */
  async fill(name: string | RegExp, text: string): Promise<void> {
    await this.click('textbox', name);
    await this.press('Control+a');
    await this.press('Backspace');
    await this.type(text);
  }

  /** Selects a file of this machine in the first file field. */
  async attach(file: string): Promise<void> {
    await this.#act('file', /./, 'body', (field) => this.#send('type', { id: Object.values(field)[0], text: file }));
  }

  /** Selects an option of a list. */
  async choose(label: string, option: string): Promise<void> {
    await this.click('combobox', label);
    await this.click('option', option);
  }

  /** Types into what has the focus. */
  async type(text: string): Promise<void> {
    await this.#keys(
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  }

  /** Presses a key with others held: `Control+s`. */
  async press(combination: string): Promise<void> {
    const held = combination.split('+').map((key) => keys[key] ?? key);
    await this.#keys([
      ...held.map((value) => ({ type: 'keyDown', value })),
      ...held.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]);
  }

  /** Waits until an element with this role and name is shown. */
  async see(role: Role, name: string | RegExp, within?: string): Promise<void> {
    await expect(async () => expect(await this.#count(role, name, within), `${role} ${name} is shown`).toBeGreaterThan(0)).toPass(again);
  }

  /** Waits until the page shows a text. */
  async read(text: string): Promise<void> {
    await expect.poll(() => this.run(() => document.body.innerText)).toContain(text);
  }

  async dontSee(role: Role, name: string | RegExp, within?: string): Promise<void> {
    await expect(async () => expect(await this.#count(role, name, within), `${role} ${name} is gone`).toBe(0)).toPass(again);
  }

  async seeAddress(pattern: RegExp): Promise<void> {
    await expect.poll(() => this.address()).toMatch(pattern);
  }

  /** The HTML in the frame with this title. */
  textIn(frame: string): Promise<string> {
    return this.run(
      (title) => document.querySelector<HTMLIFrameElement>(`iframe[title="${title}"]`)?.contentDocument?.body.innerHTML ?? '',
      frame,
    );
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#send('resize', { x: 0, y: 0, width, height });
  }

  async #count(role: Role, name: string | RegExp, within = 'body'): Promise<number> {
    return (await this.#find(role, name, within)).length;
  }

  /** Waits for the element and does something with it; again, when that failed because the page was drawn anew. */
  async #act(role: Role, name: string | RegExp, within = 'body', act: (element: HTMLElement) => Promise<unknown>) {
    await expect(async () => {
      const element = (await this.#find(role, name, within))[0];
      if (!element) throw new Error(`No ${role} is called ${name}`);
      await act(element);
    }).toPass(again);
  }

  #find(role: Role, name: string | RegExp, within: string): Promise<HTMLElement[]> {
    const [text, flags] = typeof name === 'string' ? [name, null] : [name.source, name.flags];
    return this.run(findByName, roles[role], text, flags, within, role === 'file');
  }

  async #keys(actions: object[]): Promise<void> {
    await this.#send('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
}

/** In the page: the middle of an element, or of its first line, once it is in view; null if something lies over it. */
function middleOf(element: HTMLElement): { x: number; y: number } | null {
  element.scrollIntoView({ block: 'center', inline: 'nearest' });
  const line = element.getClientRects()[0];
  if (!line) return null;
  const [x, y] = [Math.round(line.x + line.width / 2), Math.round(line.y + line.height / 2)];
  const top = document.elementFromPoint(x, y);
  return top !== null && (element.contains(top) || top.contains(element)) ? { x, y } : null;
}

/** In the page: the elements that are shown and whose accessible name is the text, or matches the pattern with these flags. */
function findByName(selector: string, text: string, flags: string | null, within: string, hidden: boolean): HTMLElement[] {
  const wordsOf = (element: Element | null): string => {
    if (!element || element.getAttribute('aria-hidden') === 'true') return '';
    const inside = [...element.childNodes].map((node) => (node instanceof Element ? wordsOf(node) : (node.textContent ?? '')));
    return inside.join('').replace(/\s+/g, ' ').trim();
  };
  const nameOf = (element: HTMLElement): string => {
    const by = element.getAttribute('aria-labelledby');
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const named = by
      ? by
          .split(' ')
          .map((id) => wordsOf(document.getElementById(id)))
          .join(' ')
      : element.getAttribute('aria-label');
    return named ?? (labels.map(wordsOf).join(' ') || wordsOf(element) || element.title || element.getAttribute('placeholder') || '');
  };
  const matches = (name: string) => (flags === null ? name === text : new RegExp(text, flags).test(name));
  const isShown = (element: HTMLElement) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const parts = [...document.querySelectorAll(within)].flatMap((part) => [...part.querySelectorAll<HTMLElement>(selector)]);
  return parts.filter((element) => (hidden || isShown(element)) && matches(nameOf(element)));
}
