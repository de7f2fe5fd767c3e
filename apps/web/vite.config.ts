import type { IncomingMessage } from 'node:http';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import packageFile from './package.json' with { type: 'json' };

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

/** Modules whose path, written with `/`, has one of these in it. */
const within =
  (...paths: RegExp[]) =>
  (id: string) =>
    paths.some((path) => path.test(id.replaceAll('\\', '/')));

/**
 * What is loaded together is one file: the bundler alone would make some five hundred. Each group holds the modules that match and what they
 * import, save what an earlier group has. `npm run size` weighs the result.
 */
const chunkGroups = [
  { name: 'app', tags: ['$initial' as const] },
  { name: 'sign-in', test: within(/web\/src\/features\/auth\/login\.screen/) },
  // what the messages share with other screens, so that neither waits for the other
  {
    name: 'overlays',
    test: within(/react-remove-scroll|use-merged-ref|use-force-update|get-style-object|get-default-z-index|components\/Portal/),
  },
  { name: 'messages', test: within(/web\/src\/kit\/notifications\/message-slot/) },
  // after a refused sign-in; without a group of its own its icon would be in that of the lists
  { name: 'refused', test: within(/web\/src\/features\/auth\/error-login\.screen/) },
  // what every list needs before its first rows
  {
    name: 'list',
    test: within(
      /web\/src\/app\/shell\/shell\.tsx/,
      /web\/src\/kit\/(list|url-state|api|notifications|theme)\/(?!.*\.lazy\.|bulk\/change\/)/,
      /web\/src\/kit\/session\/role-badge/,
      /web\/src\/features\/website\/shared\/(words-cell|url-name)/,
      /web\/src\/kit\/fields\/(\w+\/)?(use-combo|use-object-url|file-size|file-type-icon|department-combo|download-button)/,
      /web\/src\/kit\/reports\/(make-report|report-)/,
      /web\/src\/(kit\/(review\/status-chip|people\/people-options|views\/saved-views)|features\/works\/shared\/review\.phrases)/,
      /contracts\/src\/(kit\/(video-address|look-again|text\/escape|dates\/showing)|kinds|members\/member\.|website\/(sdgs|bilingual))/,
      // a few bytes that the demo's slider has too, else a file of their own
      /\/get-base-value\//,
    ),
  },
  // what some lists need before their rows, and forms; and what would be a file of less than a kilobyte
  {
    name: 'some-lists',
    test: within(
      /kit\/fields\/(\w+\/)?(use-group-places|day-field)/,
      /\/icons\/Icon\w+\.mjs$/,
      /\/(person-part|temp-key|use-interval|useInfiniteQuery)\./,
    ),
  },
  // of forms, and of the few lists that show one; in the group of forms it would bring that whole group to those lists
  { name: 'field-errors', test: within(/contracts\/src\/field-errors/) },
  {
    name: 'form',
    test: within(
      /web\/src\/kit\/(form|form\/(core|layout)|fields\/(core|text|day|choice))\/(?!day-calendar|.*\.lazy\.)[^/]+$/,
      /web\/src\/kit\/fields\/(files\/(?!canvas-file|prepare-file)|square-picture\/square-picture-field)/,
      /web\/src\/(kit\/fields\/rich-text\/rich-text-field|features\/website\/shared\/(public-address|bilingual-rich-text|preview\/))/,
      /@mantine\/core\/esm\/components\/Autocomplete\//,
    ),
  },
  { name: 'charts', test: within(/web\/src\/kit\/charts\//, /web\/src\/features\/profile\/profile(\.phrases)?\.ts/) },
  // with the home page and the profile
  { name: 'arrivals', test: within(/contracts\/src\/works\/work-arrival/, /web\/src\/(features\/profile|kit)\/arrivals\/arrivals\./) },
  { name: 'history', test: within(/web\/src\/kit\/history\/(change-head|labels)\./) },
];

export default defineConfig({
  plugins: [react()],
  resolve: {
    // one module instead of six thousand, else the development server crawls
    alias: { '@tabler/icons-react': '@tabler/icons-react/dist/esm/icons/index.mjs' },
  },
  server: { proxy: { '/': { target: api, bypass: ownPath } } },
  build: {
    target: packageFile.browserslist.map((oldest) => oldest.replace(' >= ', '')),
    manifest: true,
    license: { fileName: 'licences.json' },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: 'index.html' },
      // an earlier group has its modules first
      output: { codeSplitting: { groups: chunkGroups.map((group, index) => ({ ...group, priority: chunkGroups.length - index })) } },
    },
    sourcemap: false,
    chunkSizeWarningLimit: 700,
  },
  // env: a browser abroad, which shows the days and times of Bangkok
  test: {
    env: { TZ: 'America/New_York' },
    environment: 'jsdom',
    setupFiles: ['src/test-setup.ts'],
    testTimeout: 60_000,
    server: { deps: { inline: ['@zxing/library'] } },
  },
});
