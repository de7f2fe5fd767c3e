import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: path.join(import.meta.dirname, '../../node_modules/.vite'),
  test: { name: 'ops', include: ['**/*.ops.mjs'], root: import.meta.dirname, testTimeout: 20 * 60_000, hookTimeout: 180_000 },
});
