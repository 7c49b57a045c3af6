#!/usr/bin/env node
import { existsSync } from 'node:fs';

const main = new URL('../dist/run/commands/docket.command.js', import.meta.url);

if (existsSync(main)) await import(main.href);
else {
  console.error('Docket is not built yet: run `npm run build` first.');
  process.exitCode = 2;
}
