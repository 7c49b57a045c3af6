import { existsSync } from 'node:fs';

const main = new URL('../dist/deploy/embedded/main.js', import.meta.url);

if (existsSync(main)) {
  process.setSourceMapsEnabled(true);
  await import(main.href);
} else {
  console.error('Docket is not built yet: run `npm run build` first.');
  process.exitCode = 1;
}
