import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const shared = { env: { NODE_ENV: 'test' }, testTimeout: 60_000 };

export default defineConfig({
  base: './',
  plugins: [react()],
  build: { target: 'es2023' },
  worker: { format: 'es' },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'dom',
          environment: 'happy-dom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/setup-dom.ts'],
        },
      },
    ],
  },
});
