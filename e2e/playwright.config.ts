import { existsSync } from 'node:fs';
import { defineConfig } from 'playwright/test';

const PORT = 4517;
const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = SYSTEM_BROWSERS.find((path) => existsSync(path));

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  reporter: 'list',
  timeout: 60_000,
  workers: 2,
  fullyParallel: true,
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
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
  webServer: {
    command: `npx vite preview --strictPort --host 127.0.0.1 --port ${PORT}`,
    cwd: '..',
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: !process.env.CI,
  },
});
