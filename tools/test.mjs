#!/usr/bin/env node
// `npm test`: what decides whether a change is good, on a machine with only Node (and apt, if it may use it).
// `npm test -- unit e2e` runs only the named steps; `--keep-going` does not stop at the first failure.
// `npm test -- --changed` checks what differs from main, and runs the unit and API tests that import it.
// `layout`, `phone`, `browsers`, `demo` and `processes` run only when named (`npm run test:layout`): they take minutes and
// seldom fail.
import './lib/check-node.mjs';
import { build, generate } from './lib/build.mjs';
import { changedBase } from './lib/changed.mjs';
import { provideChromium } from './lib/chromium.mjs';
import { followNpm } from './lib/follow-npm.mjs';
import { install } from './lib/install.mjs';
import { provideOtherBrowsers } from './lib/other-browsers.mjs';
import { at } from './lib/paths.mjs';
import { clearReport, countResults, summary } from './lib/results.mjs';
import { run, runBin, runNpm } from './lib/run.mjs';
import { duration, exitWithError, step } from './lib/steps.mjs';

/** Slow and seldom red: tests that start servers or browsers of their own, measure pauses, ask every route, or draw, pack and sanitize much. */
const slow = '.slow.test.';
const processes = 'test/processes';
const demoTests = 'src/demo';
/** Moving in happens once: its tests run with those of whole processes. */
const moveIn = '@faculty/move-in';

const steps = {
  check: { title: 'Lint, types, dead code', run: () => run(process.execPath, [at('tools/check.mjs'), ...changed]) },
  unit: { title: 'Unit and API tests', run: unitTests, counts: true },
  build: { title: 'Build, what a first visit loads of it, and whether the supported browsers have what it uses', run: buildAndWeigh },
  e2e: {
    title: 'Journeys of every day in a browser',
    run: (report) => browserTests(report, ['thai-light-desktop']),
    counts: true,
  },
  layout: {
    title: 'Layout of every screen, the editor and the file field',
    run: (report) => browserTests(report, ['parts', 'layout']),
    counts: true,
    onlyByName: true,
  },
  processes: {
    title: 'Whole processes: stops, kills, faults, several instances, upgrades, backups',
    // one file at a time: they start several servers each, and measure pauses
    run: (report) => vitest(report, [slow, processes, 'move-in/test', '--no-file-parallelism']),
    counts: true,
    onlyByName: true,
  },
  browsers: {
    title: 'Journeys in Firefox and WebKitGTK',
    run: async (report) => {
      await provideOtherBrowsers();
      // a new key of the kiosk in one would end that in the other
      await browserTests(report, ['firefox', 'webkit'], '--workers=1');
    },
    counts: true,
    onlyByName: true,
  },
  demo: {
    title: 'The demo pages',
    run: async (report) => {
      await vitest(report, [demoTests]);
      await browserTests(report, ['demo']);
    },
    counts: true,
    onlyByName: true,
  },
  phone: {
    title: 'The other journeys on a desktop, and all on a phone',
    run: (report) => browserTests(report, ['thai-light-desktop-others', 'english-dark-phone']),
    counts: true,
    onlyByName: true,
  },
};

followNpm();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));

const args = process.argv.slice(2);
const keepGoing = args.includes('--keep-going');
const changed = args.filter((name) => name === '--changed');
const names = args.filter((name) => name !== '--keep-going' && name !== '--changed');
if (changed.length > 0 && names.length === 0) names.push('check', 'unit');
const unknown = names.filter((name) => !(name in steps));
if (unknown.length > 0) exitWithError(`No such step: ${unknown.join(', ')}. There are ${Object.keys(steps).join(', ')}.`);
// browser tests need the build
if (names.some((name) => ['e2e', 'layout', 'phone', 'browsers', 'demo'].includes(name))) names.push('build');

try {
  await step('Installing packages', install);
  await step('Generating the database client', generate);
  await step('Finding a browser', provideChromium);
} catch (error) {
  exitWithError(error);
}
const results = [];
for (const [name, chosen] of Object.entries(steps).filter(([name, { onlyByName }]) =>
  names.length === 0 ? !onlyByName : names.includes(name),
)) {
  const result = await runStep(name, chosen);
  results.push(result);
  if (result.failed > 0 && !keepGoing) break;
}
console.log(`\n${summary(results)}`);
process.exit(results.some((result) => result.failed > 0) ? 1 : 0);

async function runStep(name, { title, run, counts = false }) {
  console.log(`\n── ${title} ──`);
  const started = Date.now();
  const report = clearReport(at('test-results', `${name}.json`));
  let failure = null;
  await run(report).catch((error) => {
    failure = error;
  });
  const result = counts ? countResults(report) : { passed: 0, failed: 0, skipped: 0 };
  // a step can fail without a failed test: type error, module that does not load, server that does not start
  if (failure && result.failed === 0) result.failed = 1;
  console.log(`── ${title}: ${failure ? `FAILED, ${failure.message}` : 'ok'} · ${duration(Date.now() - started)} ──`);
  return result;
}

function vitest(report, args) {
  return runBin('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args]);
}

/** On the embedded PostgreSQL, or that of TEST_DATABASE_URL. */
function unitTests(report) {
  const related = changed.length > 0 ? [`--changed=${changedBase()}`, '--passWithNoTests'] : [];
  const excluded = [`**/*${slow}*`, `**/${processes}/**`, `**/${demoTests}/**`].flatMap((files) => ['--exclude', files]);
  return vitest(report, [...related, ...excluded, `--project=!${moveIn}`]);
}

async function buildAndWeigh() {
  await build();
  await runNpm(['run', '--silent', 'size', '--workspace', 'apps/web']);
  await runNpm(['run', '--silent', 'browsers', '--workspace', 'apps/web']);
}

function browserTests(report, projects, ...options) {
  return runBin('playwright', ['test', ...projects.map((project) => `--project=${project}`), ...options], {
    cwd: at('e2e'),
    env: { ...process.env, E2E_REPORT: report },
  });
}
