import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const linesOf = (file, start) =>
  readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.trim().replace(/^- /, ''))
    .filter((line) => line.startsWith(start));

test('actions are pinned to a commit with its version in a comment', () => {
  const uses = ['ci', 'release'].flatMap((name) => linesOf(`.github/workflows/${name}.yml`, 'uses: '));
  expect(uses.length).toBeGreaterThan(4);
  for (const line of uses) expect(line).toMatch(/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('images are pinned to a full version', () => {
  const images = [...linesOf('Dockerfile', 'FROM node'), ...linesOf('docker-compose.yml', 'image: ')];
  expect(images.length).toBeGreaterThan(2);
  for (const line of images) expect(line).toMatch(/:v?\d+\.\d+(\.\d+)?(-[a-z-]+)?(@sha256:[0-9a-f]{64})?( AS \w+)?$/);
});
