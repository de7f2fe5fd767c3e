import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');
const index = read('index.html');
const start = new Function('location', 'addEventListener', read('public/start.js'));

const reload = vi.fn();
/** Other test files use the same document. */
const original = [document.head, document.body];
let over: AbortController;

/** Opens the document as the server sends it; its first script runs before all else. */
function open(): void {
  over = new AbortController();
  document.documentElement.innerHTML = index;
  start({ search: '', reload }, (name: string, listener: EventListener, capture: boolean) =>
    window.addEventListener(name, listener, { capture, signal: over.signal }),
  );
}

/** A file of the document cannot be had; such an event does not bubble. */
const lose = (element: Element | null | undefined) => element?.dispatchEvent(new Event('error'));
const code = () => document.querySelector('script[type="module"]');

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  open();
});
afterEach(() => {
  over.abort();
  vi.useRealTimers();
  document.documentElement.replaceChildren(...original);
});

test('a document whose files are gone is asked for anew', () => {
  lose(code());
  expect(reload).toHaveBeenCalledTimes(1);
});

test('so is one whose styles are gone before its first word is there', () => {
  const styles = document.head.appendChild(document.createElement('link'));
  document.body.remove();
  lose(styles);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('once a minute at most, in the page and in the ones after it', () => {
  lose(code());
  lose(code());
  over.abort();
  open();
  vi.advanceTimersByTime(59_000);
  lose(code());
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  lose(code());
  expect(reload).toHaveBeenCalledTimes(2);
});

/** What is said while there is no page yet. */
const said = () => [...document.querySelectorAll<HTMLElement>('.opening span:not([hidden])')].map((words) => words.textContent);

test('where asking anew is no help the page says so, in both languages', () => {
  expect(said()).toEqual(['กำลังเปิดระบบ', 'Opening']);
  lose(code());
  lose(code());
  expect(said()).toEqual(['กำลังเปิดระบบ', 'Opening']);
  over.abort();
  open();
  lose(code());
  expect(said()).toEqual([expect.stringContaining('เปิดระบบไม่สำเร็จ'), expect.stringContaining('could not be opened')]);
});

test('never under the hands of somebody who sees a page', () => {
  document.querySelector('#root')?.replaceChildren(document.createElement('main'));
  lose(code());
  expect(reload).not.toHaveBeenCalled();
});

test('not for a picture, nor where no storage remembers that it was tried', () => {
  lose(document.body.appendChild(document.createElement('img')));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  lose(code());
  expect(reload).not.toHaveBeenCalled();
  expect(said()[0]).toContain('เปิดระบบไม่สำเร็จ');
  vi.restoreAllMocks();
});
