import { defineConfig } from 'playwright/test';
import { systemBrowser } from '../scripts/systemBrowser.mjs';

const PORT = 4517;
/** An address that serves the app already, instead of the built app served here. */
const served = process.env.E2E_URL;
const baseURL = served ?? `http://127.0.0.1:${PORT}/`;
const executablePath = systemBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  reporter: 'list',
  timeout: 60_000,
  workers: 2,
  fullyParallel: true,
  use: {
    baseURL,
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  ...(!served && {
    webServer: {
      command: `npx vite preview --strictPort --host 127.0.0.1 --port ${PORT}`,
      cwd: '..',
      url: baseURL,
      reuseExistingServer: !process.env.CI,
    },
  }),
});
