import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';
import { preloadAll } from './kit/overlays/lazy-component.tsx';

// a busy machine is slow, not wrong
configure({ asyncUtilTimeout: 15_000 });

// What jsdom lacks and Mantine asks for.
window.matchMedia = vi.fn().mockImplementation((query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
}));
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// the window of a desk: lists are tables there
window.innerWidth = 1366;
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
Element.prototype.scrollIntoView = () => undefined;
// nothing is laid out here, so nothing that could be open is seen
Element.prototype.checkVisibility = () => false;

// most tests are of a page that has stood for a while; those of what stands there before ask for other copies of the modules
beforeAll(async () => {
  await preloadAll();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
