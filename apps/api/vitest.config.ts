import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/database-template.ts'],
    maxWorkers: 3,
    // without isolation: loading the server for each file took longer than its tests, and files leave nothing behind in its modules
    isolate: false,
    // a busy machine is slow, not wrong
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
