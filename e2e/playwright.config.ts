import { existsSync } from 'node:fs';
import { defineConfig } from 'playwright/test';

const PORT = 4517;
const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** An address that serves the app already, instead of the built app served here. */
const served = process.env.E2E_URL;
const baseURL = served ?? `http://127.0.0.1:${PORT}/`;
const executablePath = SYSTEM_BROWSERS.find((path) => existsSync(path));

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
