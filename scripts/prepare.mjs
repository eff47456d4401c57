// Runs before `npm start` and `npm test`, so that each works as the first command in a fresh clone.
// Only node: imports are allowed here: nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { systemBrowser } from './systemBrowser.mjs';

function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  return status === 0;
}

function isInstalled() {
  const marker = 'node_modules/.package-lock.json';
  return existsSync(marker) && statSync(marker).mtimeMs >= statSync('package-lock.json').mtimeMs;
}

function hasDownloadedBrowser() {
  const script =
    "import('playwright').then(({ chromium }) => import('node:fs').then(fs => process.exit(fs.existsSync(chromium.executablePath()) ? 0 : 1)))";
  return spawnSync(process.execPath, ['-e', script]).status === 0;
}

function installBrowser() {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get') && run('apt-get', ['update', '-qq'])) {
    if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])) return true;
  }
  return (
    run('npx', ['playwright', 'install', '--with-deps', 'chromium']) ||
    run('npx', ['playwright', 'install', 'chromium'])
  );
}

if (!isInstalled() && !run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])) {
  console.error('The packages could not be installed; the message above says why.');
  process.exit(1);
}

if (process.argv.includes('--browser')) {
  const hasBrowser = systemBrowser() !== undefined || hasDownloadedBrowser();
  if (!hasBrowser && !installBrowser()) {
    console.error('No Chromium was found and none could be installed; the browser tests need one.');
    process.exit(1);
  }
}
