import { mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';
import { isolated } from './vitest.config.ts';

export default mergeConfig(vite, { test: { name: '@faculty/web isolated', include: isolated } });
