import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

const src = path.join(import.meta.dirname, 'src');

/**
 * Test files that need modules of their own: trial mode is for the life of the page. Nor is a module mocked that is loaded already, or a mocked
 * one real for the files that follow: mock what `test-setup.ts` does, which is quicker by the time that React and Mantine take to load.
 */
export const isolated = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) =>
    /\b(vi\.mock|vi\.doMock|vi\.resetModules|refuseWrites)\(|\bbackend: false/.test(readFileSync(path.join(src, file), 'utf8')),
  )
  .map((file) => `src/${file}`);

/** The other files share theirs: loading React and Mantine for each took longer than its tests. */
export default mergeConfig(vite, {
  test: { name: '@faculty/web', isolate: false, include: ['src/**/*.test.{ts,tsx}'], exclude: isolated },
});
