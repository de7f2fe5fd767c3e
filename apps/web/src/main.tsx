import '@fontsource/sarabun/thai-400.css';
import '@fontsource/sarabun/thai-600.css';
import '@fontsource/sarabun/latin-400.css';
import '@fontsource/sarabun/latin-600.css';
import '@mantine/core/styles.css';
import './app/global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { whenLoaded, whenToDraw } from './app/first-drawing.ts';
import { Providers } from './app/providers.tsx';
import { createRouter } from './app/router.tsx';
import { takeTokenFromAddress } from './features/auth/address-token.ts';
import { preloadedCallsAnswered } from './kit/api/preloaded-calls.ts';

// Our pages forbid what zod would try first, to compile its schemas; the browser would report each try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
takeTokenFromAddress();

const router = createRouter();
const loaded = whenLoaded(router);
// Only now: any sooner they would share a slow line with the code of the screen. Over an office line they are here before the first
// drawing, over a slow one the first words stand in a face of the machine for a moment.
void loaded.then(() => {
  for (const face of ['400', '600']) void document.fonts.load(`${face} 1em Sarabun`, 'กa').catch(() => undefined);
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = (
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>
);
// Rendered once, when there is something to show; as a transition, because one long task would block a slow machine for half a second.
// No top-level `await`: the screens import this file's chunk, and would wait for it.
void whenToDraw(loaded, preloadedCallsAnswered()).then(() => startTransition(() => createRoot(root).render(app)));
