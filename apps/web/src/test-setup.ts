import { cleanup, configure } from '@testing-library/react';
import React from 'react';
import { afterEach, vi } from 'vitest';
import { call, fetchFile } from './kit/api/http.ts';

declare global {
  var mockedHttp: typeof import('./kit/api/http.ts') | undefined;
}

// `vi.mocked(call)` and `vi.mocked(fetchFile)` answer for the server. Here and one for all files of a worker, because they share their modules: a file that mocked one
// itself would need modules of its own
vi.mock('./kit/api/http.ts', async (original) => {
  const http = await original<typeof import('./kit/api/http.ts')>();
  globalThis.mockedHttp ??= { ...http, call: vi.fn(http.call), fetchFile: vi.fn(http.fetchFile) };
  return globalThis.mockedHttp;
});

// React keeps a stack for each element, to tell in the browser's tools who made it: a sixth of the time of these tests
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE' as keyof typeof React;
Object.defineProperty(React[internals], 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => undefined });

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
URL.createObjectURL = () => 'blob:made';
URL.revokeObjectURL = () => undefined;

afterEach(() => {
  cleanup();
  vi.mocked(call).mockReset();
  vi.mocked(fetchFile).mockReset();
  localStorage.clear();
  sessionStorage.clear();
});
