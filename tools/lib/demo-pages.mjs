import { readFileSync } from 'node:fs';
import { at } from './paths.mjs';

/** Folders of the demo pages and their products. Nothing outside imports from them, but for the files in `references`. */
export const demoFolders = ['packages/contracts/src/demo', 'apps/api/src/demo', 'apps/web/src/demo', 'e2e/journeys/demo'];

/** Packages of the web app that the demo pages alone use; the last two hold types. */
export const demoPackages = [
  '@mantine/carousel',
  '@mantine/charts',
  '@mantine/schedule',
  'd3-geo',
  'embla-carousel',
  'embla-carousel-react',
  'i18n-iso-countries',
  'marked',
  'recharts',
  'topojson-client',
  'world-atlas',
  '@types/d3-geo',
  '@types/topojson-client',
];

const workflow = '.github/workflows/ci.yml';
/** The CI job that tests the removal; it is removed too. */
const [workflowJob = 'without-demo-pages'] = readFileSync(at(workflow), 'utf8').match(/ {2}without-demo-pages:\n(?: {4}.*\n)+\n/) ?? [];

/** The inputs of the web app's build after its own files; without the demo pages only the lock file is left, for the licences. */
const [demoInputs = '$TURBO_ROOT$/*.md'] =
  readFileSync(at('turbo.json'), 'utf8').match(/"inputs": \[\n {8}"\$TURBO_DEFAULT\$",\n(?: {8}.*\n)+ {6}\]/) ?? [];

/** Files about the demo pages, and the command's own. */
export const demoFiles = ['tools/lib/demo-pages.mjs', 'tools/remove-demo-pages.mjs', 'tools/remove-demo-pages.test.mjs'];

/** References to the demo pages in other files, with their replacements (default: deleted). */
export const references = [
  {
    file: 'apps/web/src/app/router.tsx',
    text: "'../demo/demo.screen.tsx').then((m) => m.DemoScreen)",
    instead: "'./not-found.screen.tsx').then((m) => m.NotFoundScreen)",
  },
  { file: 'apps/api/src/app.ts', text: "import { demoPlugin } from './demo/demo.plugin.ts';\n" },
  { file: 'apps/api/src/app.ts', text: '    if (config.demoPages) await staff.register(demoPlugin);\n' },
  { file: 'apps/api/src/config-environment.ts', text: '  DEMO_PAGES: switchText.optional(),\n' },
  { file: 'apps/api/src/config.ts', text: "  /** Whether administrators find the template's demo pages. */\n  demoPages: boolean;\n" },
  { file: 'apps/api/src/config.ts', text: '    demoPages: e.DEMO_PAGES ?? !production,\n' },
  { file: 'packages/contracts/src/entity-labels.ts', text: "import { demoKinds } from './demo/audited.ts';\n" },
  { file: 'packages/contracts/src/entity-labels.ts', text: '  ...demoKinds,\n' },
  { file: 'packages/contracts/src/audited.ts', text: "import { demoLabels } from './demo/audited.ts';\n" },
  {
    file: 'packages/contracts/src/audited.ts',
    text: '  ...Object.entries(demoLabels).map(([name, labels]) => [name, { labels }] as const),\n',
  },
  { file: 'apps/api/test/administrators.test.ts', text: "  /^(POST|PUT|DELETE) \\/products(\\/|$)/, // the template's\n" },
  {
    file: '.env.example',
    text: "# The template's demo pages and products, for administrators: true or false. Unset = everywhere but in production.\nDEMO_PAGES=\n",
  },
  { file: 'apps/api/test/documented-calls.ts', text: 'existsSync, readFileSync', instead: 'readFileSync' },
  {
    file: 'apps/api/test/documented-calls.ts',
    text: "/** They belong to the demo pages; where those were taken out, there are none. */\nconst hasDemoPages = existsSync(path.join(rootDirectory, 'apps/api/src/demo'));\n",
  },
  { file: 'apps/api/test/documented-calls.ts', text: 'hasDemoPages ? [] : ' },
  { file: 'CONTRIBUTING.md', text: ', a tree without the demo pages and the containers', instead: ' and the containers' },
  {
    file: 'ARCHITECTURE.md',
    text: "Folders called `demo` hold the template's pages that the documents list beside the faculty's own, for administrators. `DEMO_PAGES` switches them, off in production unless set; `npm run remove-demo-pages` takes them out without a trace.\n\n",
  },
  // documents that the demo pages display
  {
    file: 'turbo.json',
    text: demoInputs,
    instead: '"inputs": ["$TURBO_DEFAULT$", "$TURBO_ROOT$/package-lock.json"]',
  },
  { file: '.dockerignore', text: '!README.md\n!ARCHITECTURE.md\n!docs/decisions\n' },
  {
    file: 'tools/lib/build.mjs',
    text: "/** Shown by the demo pages. */\nconst texts = ['README.md', 'ARCHITECTURE.md', 'docs/decisions', 'e2e/package.json', 'bench/package.json'];\n",
  },
  { file: 'tools/lib/build.mjs', text: '[...sources, ...texts]', instead: 'sources' },
  {
    file: 'apps/web/vite.config.ts',
    text: "      // a few bytes that the demo's slider has too, else a file of their own\n      /\\/get-base-value\\//,\n",
  },
  { file: 'package.json', text: '    "test:demo": "node tools/test.mjs demo",\n' },
  { file: 'package.json', text: '    "remove-demo-pages": "node tools/remove-demo-pages.mjs",\n' },
  { file: 'tools/test.mjs', text: "const demoTests = 'src/demo';\n" },
  { file: 'tools/test.mjs', text: `, \`**/\${demoTests}/**\`` },
  {
    file: 'tools/test.mjs',
    text: `  demo: {
    title: 'The demo pages',
    run: async (report) => {
      await vitest(report, [demoTests]);
      await browserTests(report, ['demo']);
    },
    counts: true,
    onlyByName: true,
  },
`,
  },
  { file: 'tools/test.mjs', text: "'phone', 'browsers', 'demo']", instead: "'phone', 'browsers']" },
  { file: 'tools/test.mjs', text: '`phone`, `browsers`, `demo` and `processes`', instead: '`phone`, `browsers` and `processes`' },
  { file: 'e2e/playwright.config.ts', text: "    { name: 'demo', testDir: 'journeys', testMatch: demoPages, use: desktop },\n" },
  { file: 'e2e/playwright.config.ts', text: '[demoPages, daily]', instead: 'daily' },
  { file: 'e2e/playwright.config.ts', text: 'testIgnore: demoPages, ' },
  {
    file: 'e2e/playwright.config.ts',
    text: "/** The demo pages; `npm run test:demo` runs them. */\nconst demoPages = '**/journeys/demo/*.journey.ts';\n",
  },
  { file: 'e2e/playwright.config.ts', text: ' and the demo pages (`npm run test:demo`)' },
  { file: workflow, text: '      - run: npm run test:demo\n' },
  { file: workflow, text: workflowJob },
];

/**
 * New contents of the files with references, by path.
 * @throws when a reference is not found
 */
export function filesWithoutDemoPages() {
  const changed = new Map();
  for (const { file, text, instead = '' } of references) {
    const before = changed.get(file) ?? readFileSync(at(file), 'utf8');
    if (!before.includes(text)) throw new Error(`${file} does not say any more:\n${text}`);
    changed.set(
      file,
      before.replace(text, () => instead),
    );
  }
  return changed;
}
