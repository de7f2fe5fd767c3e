import { existsSync, readFileSync, rmSync } from 'node:fs';

/** A report file that does not exist yet: one left by an earlier run must not be counted. */
export function freshReport(file) {
  rmSync(file, { force: true });
  return file;
}

/** Passed, failed and skipped out of the JSON report of Vitest or Playwright. */
export function countResults(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats) {
    // Playwright: `flaky` failed first and passed when repeated
    const { expected, flaky, unexpected, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests + report.numTodoTests };
}

/** The last line of `npm test`. */
export function summary(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
