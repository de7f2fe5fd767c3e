import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const web = path.join(import.meta.dirname, 'apps/web');

/** A mocked module would stay mocked for the files that follow in the same worker, and one that is loaded already is not mocked. */
const mocking = readdirSync(path.join(web, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(path.join(web, file), 'utf8')));

/** One run over all workspaces: `npx vitest` here, or `npx vitest --project @faculty/api`. */
export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/{api,site}',
      // loading React and Mantine for each file took longer than its tests
      {
        extends: 'apps/web/vite.config.ts',
        root: 'apps/web',
        test: { name: '@faculty/web', isolate: false, include: ['src/**/*.test.{ts,tsx}'], exclude: mocking },
      },
      { extends: 'apps/web/vite.config.ts', root: 'apps/web', test: { name: '@faculty/web with mocks', include: mocking } },
      { test: { name: 'tools', include: ['tools/**/*.test.mjs'], testTimeout: 60_000, hookTimeout: 60_000 } },
    ],
    // two cores are what CI and the office machines have
    maxWorkers: 2,
  },
});
