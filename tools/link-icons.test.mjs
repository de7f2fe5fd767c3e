import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { iconCodes } from '../packages/contracts/src/website/link-icons.ts';
import { iconFiles } from './lib/font-awesome.mjs';
import { root } from './lib/paths.mjs';

test.each(Object.entries(iconFiles(root)))('%s is generated from the installed Font Awesome', (file, content) => {
  expect(readFileSync(path.join(root, file), 'utf8')).toBe(content);
});

test('every icon code exists in the CSS of Font Awesome', () => {
  const styles = readFileSync(path.join(root, 'node_modules/@fortawesome/fontawesome-free/css/fontawesome.min.css'), 'utf8');
  expect(iconCodes.length).toBeGreaterThan(1600);
  expect(iconCodes.filter((code) => !styles.includes(`.${code.split(' ')[1]}:before`))).toEqual([]);
});
