import { defineConfig } from 'vitest/config';

// that of the faculty's server: in UTC, as on CI, a local time looks right where UTC or Bangkok's is meant
process.env.TZ = 'Asia/Bangkok';

/** One run over all workspaces: `npx vitest` here, or `npx vitest --project @faculty/api`. */
export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/*',
      'apps/web/vitest.isolated.config.ts',
      { test: { name: 'tools', include: ['tools/**/*.test.mjs'], testTimeout: 60_000, hookTimeout: 60_000 } },
    ],
    // three keep busy the two cores that CI has: tests wait for the database and for timers
    maxWorkers: 3,
  },
});
