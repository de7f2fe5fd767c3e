import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../lib/paths.mjs';

const places = ['apps/api/src', 'apps/site/src', 'apps/web/src', 'packages/contracts/src', 'prisma/seed'];

/** What answers by the time zone of the machine, which is UTC, Bangkok's or that of a browser abroad. */
const local = [
  /\.(get|set)(FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds|TimezoneOffset)\(/,
  /\.to(Date|Time)String\(|\.toLocale(Date|Time)String\(/,
  // the fields of a date, which `Date.UTC` takes in UTC
  /new Date\(\s*\w+\s*,/,
  // a time without a zone; a day alone is read in UTC
  /(new Date|Date\.parse)\([^;]*T\d\d:\d\d(:\d\d)?(\.\d+)?[`']/,
  /\bdayjs\(|date-fns/,
  /DateTimeFormat\((?![^;]*\b(timeZone|options)\b)/,
];

/** The times of a zip archive have no zone, and its library writes them from the local fields. */
const exceptions = ['apps/api/src/resources/works/reports/quality-pack.ts'];

test('no day and no time is that of the machine: dates are read and written in UTC or in Bangkok', () => {
  const found = places
    .flatMap((place) => readdirSync(at(place), { recursive: true }).map((file) => `${place}/${file.replaceAll('\\', '/')}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/generated\//.test(file) && !exceptions.includes(file))
    .flatMap((file) => {
      const statements = readFileSync(at(file), 'utf8').split(/;\n/);
      return statements
        .filter((statement) => local.some((each) => each.test(statement)))
        .map((statement) => `${file}: ${statement.trim()}`);
    });
  expect(found).toEqual([]);
});
