import { defineConfig } from 'vitest/config';

/** One run over all workspaces: `npx vitest` here, or `npx vitest --project @faculty/api`. */
export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/*',
      'apps/web/vitest.isolated.config.ts',
      { test: { name: 'tools', include: ['tools/**/*.test.mjs'], testTimeout: 60_000, hookTimeout: 60_000 } },
    ],
    // two cores are what CI and the office machines have
    maxWorkers: 2,
  },
});
