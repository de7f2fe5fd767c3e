import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'ops', include: ['**/*.ops.mjs'], root: import.meta.dirname, testTimeout: 20 * 60_000, hookTimeout: 180_000 },
});
