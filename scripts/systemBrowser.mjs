// Only node: imports are allowed here: it also runs before anything is installed.
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser that is on this machine already; without one, the downloaded one is used. */
export function systemBrowser() {
  return PLACES.find((path) => existsSync(path));
}
