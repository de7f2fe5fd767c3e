import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/database-template.ts'],
    maxWorkers: 2,
    // a busy machine is slow, not wrong
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
