import { existsSync, readFileSync, rmSync } from 'node:fs';

/** Deletes the report of an earlier run, so that it is not counted, and returns the path. */
export function clearReport(file) {
  rmSync(file, { force: true });
  return file;
}

/** Numbers of passed, failed and skipped tests in a JSON report of Vitest or Playwright; zeros without a report. */
export function countResults(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats) {
    // Playwright: `flaky` failed first and passed on a retry
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
