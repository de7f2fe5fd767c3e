import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Serves the real rich-text field alone to e2e/rich-text/. The product's build never reads this folder. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite-harness',
  plugins: [react()],
  resolve: { alias: { '@tabler/icons-react': '@tabler/icons-react/dist/esm/icons/index.mjs' } },
  css: { postcss: '..' },
  optimizeDeps: { entries: ['*.html'] },
});
