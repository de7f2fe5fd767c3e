import { existsSync, readFileSync, rmSync } from 'node:fs';

/** So many parts a report may have, where halves of the tests ran at once. */
const mostParts = 2;

/** The report of one part of the tests. */
export const partOf = (file, part) => file.replace(/\.json$/, `-${part}.json`);

const withParts = (file) => [file, ...Array.from({ length: mostParts }, (_, index) => partOf(file, index + 1))];

/** A report file that does not exist yet: one left by an earlier run must not be counted. */
export function freshReport(file) {
  for (const each of withParts(file)) rmSync(each, { force: true });
  return file;
}

/** Passed, failed and skipped out of the JSON report of Vitest or Playwright, and of its parts. */
export function countResults(file) {
  const counts = withParts(file).map(countFile);
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

function countFile(file) {
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
