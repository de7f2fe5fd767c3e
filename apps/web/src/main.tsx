import '@fontsource/sarabun/thai-400.css';
import '@fontsource/sarabun/thai-700.css';
import '@fontsource/sarabun/latin-400.css';
import '@fontsource/sarabun/latin-700.css';
import '@mantine/core/styles.css';
import './app/global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './app/providers.tsx';
import { createRouter } from './app/router.tsx';
import { firstCallsAnswered } from './kit/data/first-calls.ts';
import { takeTokenFromAddress } from './kit/session/address-token.ts';

// Our pages forbid what zod would try first, to compile its schemas; the browser would report each try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
takeTokenFromAddress();

const router = createRouter();
const loaded = whenLoaded(router);
// Only now: any sooner they would share a slow line with the code of the screen. Over an office line they are here before the first
// drawing, over a slow one the first words stand in a face of the machine for a moment.
void loaded.then(() => {
  for (const face of ['400', '700']) void document.fonts.load(`${face} 1em Sarabun`, 'กa').catch(() => undefined);
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
// With what there is to show it is drawn once; who waits longer for the rows than for the code sees the frame meanwhile. In turns of a few
// milliseconds, as in one piece it would hold a slow machine up for half a second. No `await`: the screens stand on what is in this file's
// chunk, and would wait for it.
void atMost(150, [loaded, firstCallsAnswered()]).then(() => startTransition(() => createRoot(root).render(app)));

/** When the screen of the address is here, or could not be had. */
function whenLoaded({ state, subscribe }: typeof router): Promise<void> {
  return new Promise((loaded) => {
    if (state.initialized) return loaded();
    const stop = subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      loaded();
    });
  });
}

/** When all have come, or so many milliseconds have passed. */
function atMost(milliseconds: number, wanted: readonly Promise<void>[]): Promise<unknown> {
  return Promise.race([Promise.all(wanted), new Promise((passed) => setTimeout(passed, milliseconds))]);
}
