import type { IncomingMessage } from 'node:http';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { layers } from './build-layers.ts';
import { compileAhead, precompress, stylesWithComponents, zodForBrowsers } from './build-plugins.ts';
import { preloads } from './build-preloads.ts';

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** Addresses a browser opens as a page, yet the API answers. */
const apiNavigation = /^\/(auth|api|api-docs|file|files)(\/|\?|$)/;
/** What the development server itself serves. */
const viteAsset = /^\/(@|src\/|node_modules\/|packages\/|start\.js|favicon\.svg|icon_|__)/;

/**
 * The documented calls stand at the root (`/prefixs`, `/update_con_news`, …), so they cannot be told by a common beginning:
 * whatever is neither a page nor one of the app's own files goes to the API. Answering a path keeps it here.
 */
function ownPath(request: IncomingMessage): string | undefined {
  const path = request.url ?? '/';
  if (apiNavigation.test(path)) return undefined;
  const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  return isPage || viteAsset.test(path) ? path : undefined;
}

export default defineConfig({
  plugins: [
    react(),
    stylesWithComponents(),
    zodForBrowsers(),
    layers([
      // what every page stands on, the little that the ways to sign in and what floats share, and what the bundler itself needs
      {
        name: 'app',
        roots:
          /[\\/]web[\\/]index\.html$|[\\/]src[\\/](main\.tsx|features[\\/]auth[\\/]auth-calls\.ts)$|[\\/](use-force-update|get-safe-id|Divider|DirectionProvider|create-scoped-keydown-handler|find-element-ancestor)\.mjs$|rolldown[\\/]runtime/,
        between: ['sign-in', 'work'],
      },
      { name: 'sign-in', roots: /[\\/]src[\\/]features[\\/]auth[\\/]login\.screen\.tsx$/ },
      // what is typed, and what is wrong with it: in the search of a list, in a form, to sign in with a local account
      {
        name: 'typed',
        roots: /[\\/]components[\\/]TextInput[\\/]TextInput\.mjs$|[\\/]contracts[\\/]src[\\/]field-errors\.ts$/,
        between: ['account', 'work'],
      },
      { name: 'account', roots: /[\\/]src[\\/]features[\\/]auth[\\/]local-sign-in-form\.tsx$/ },
      // what every list stands on, and the little that lists and forms share
      {
        name: 'work',
        roots:
          /[\\/]src[\\/](app[\\/]shell[\\/]shell\.tsx$|kit[\\/](list|place|data|messages)[\\/](?!.*\.late\.)|kit[\\/]session[\\/](?:use-website|role-badge)|kit[\\/]fields[\\/](use-(combo|group-places|object-url)|file-size|file-type-icon|department-combo|day-field|download-button)\.|kit[\\/]look[\\/](?!look)|kit[\\/]reports[\\/](make-report|report-)|kit[\\/]review[\\/](status-chip|own-people|review\.phrases)|lookups[\\/]|kinds\.ts$|members[\\/]member\.ts$|website[\\/](sdgs|bilingual))|[\\/]icons[\\/]Icon\w+\.mjs$/,
      },
      // menus, lists of choices, windows, hints and what they stand on come once a list stands, or with a form
      { name: 'floating', roots: /[\\/]src[\\/](kit[\\/](floating|list[\\/]bulk)|app[\\/]shell)[\\/][\w-]+\.late\.tsx?$/ },
      // what every form stands on; the calendar comes when a day is picked
      {
        name: 'form',
        roots: /[\\/]src[\\/]kit[\\/]((form|fields)[\\/](?!day-calendar|.*\.late\.)[^\\/]+|session[\\/]use-email-domains\.ts)$/,
      },
      // charts that are tables, of the overviews
      { name: 'charts', roots: /[\\/]src[\\/]kit[\\/]charts[\\/]/ },
      // who changed what: heads and names, for the audit log, the bin and the review queue
      { name: 'history', roots: /[\\/]src[\\/]kit[\\/]history[\\/](change-head|entity-words)\./ },
      // what is missing for quality assurance, told on one's own page and in a window of the lists
      { name: 'quality', roots: /[\\/]kit[\\/]reports[\\/]quality[\\/]missing-list\.tsx$/ },
      // works and activities are one file: who looks at one looks at the other, and they share more than they have of their own
      { name: 'works', roots: /[\\/]features[\\/]works[\\/]\w+[\\/](work|activity)\.screen\.tsx$/ },
      // the two lists of the language centre are one file likewise
      { name: 'centre', roots: /[\\/]features[\\/]centre[\\/](members|visits)[\\/]lc-(member|visit)\.screen\.tsx$/ },
      // a list and what it is made of
      { roots: /[\\/]features[\\/](?:website|members)[\\/][\w-]+[\\/](?!bin|.*-(?:form|list)\.)([\w-]+)\.screen\.tsx$/ },
      // the audit log, the bin and the review queue
      { roots: /[\\/]src[\\/]app[\\/](\w+)-with-words\.screen\.tsx$/ },
      // what the pages about oneself share
      { name: 'profile', roots: /[\\/]profile[\\/]profile(\.phrases)?\.ts$/ },
      // the list of accounts, and what its forms share with it
      { name: 'accounts', roots: /[\\/]features[\\/]admin[\\/]users[\\/]user-list\.screen\.tsx$/ },
    ]),
    compileAhead(['app', 'sign-in', 'typed', 'work']),
    preloads(),
    precompress(),
  ],
  resolve: {
    // one module instead of six thousand, else the development server crawls
    alias: { '@tabler/icons-react': '@tabler/icons-react/dist/esm/icons/index.mjs' },
  },
  server: { proxy: { '/': { target: api, bypass: ownPath } } },
  build: {
    outDir: 'bundle',
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { app: 'index.html' } },
    sourcemap: false,
    chunkSizeWarningLimit: 700,
  },
  test: { environment: 'jsdom', setupFiles: ['src/test-setup.ts'], testTimeout: 60_000, server: { deps: { inline: ['@zxing/library'] } } },
});
