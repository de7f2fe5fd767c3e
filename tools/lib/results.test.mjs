import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { countResults, summary } from './results.mjs';

const reportOf = (content) => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

test('counts the report of Vitest', () => {
  const file = reportOf({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 });
  expect(countResults(file)).toEqual({ passed: 5, failed: 1, skipped: 3 });
});

test('counts the report of Playwright, a retried test as passed', () => {
  const file = reportOf({ stats: { expected: 7, flaky: 1, unexpected: 2, skipped: 3 } });
  expect(countResults(file)).toEqual({ passed: 8, failed: 2, skipped: 3 });
});

test('a missing report counts as zero tests', () => {
  expect(countResults('/no/such/report.json')).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test('the summary adds up all steps', () => {
  expect(
    summary([
      { passed: 5, failed: 0, skipped: 0 },
      { passed: 2, failed: 1, skipped: 0 },
    ]),
  ).toBe('7 passed, 1 failed');
  expect(summary([{ passed: 1, failed: 0, skipped: 4 }])).toBe('1 passed, 0 failed, 4 skipped');
});
