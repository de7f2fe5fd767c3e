import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['../api/test/database-template.ts'],
    // a busy machine is slow, not wrong
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
