// Holds the first load under its budget: the entry script and what it imports statically, gzipped.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET_KB = 130;
const html = readFileSync('dist/index.html', 'utf8');
const files = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map((match) => match[1]);
if (files.length === 0) throw new Error('dist/index.html loads no script: was the app built?');

let total = 0;
for (const file of files) {
  const kilobytes = gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length / 1000;
  total += kilobytes;
  console.log(`${kilobytes.toFixed(1).padStart(7)} kB  ${file}`);
}
console.log(`${total.toFixed(1).padStart(7)} kB  first load, JavaScript gzip (budget ${BUDGET_KB} kB)`);
if (total > BUDGET_KB) {
  console.error(`The first load is ${total.toFixed(1)} kB, over its budget of ${BUDGET_KB} kB.`);
  process.exit(1);
}
