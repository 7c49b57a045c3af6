import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { bundleServer } from './bundle.mjs';
import { compileServer } from './compile.mjs';
import { keepCode } from './keep-code.mjs';
import { writeBillOfMaterials } from './sbom.mjs';
import { shrink } from './shrink.mjs';
import { stampOfSources } from './sources.mjs';

const stampFile = 'dist/.stamp';

const buildScreens = async () => {
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
  await build({ logLevel: 'warn', mode: 'embed' });
  await shrink('dist/ui');
};

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const run = async () => {
  const stamp = stampOfSources();
  if (process.argv.includes('--if-changed') && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) {
    console.log('Build: nothing changed.');
    return;
  }
  rmSync(stampFile, { force: true });
  const started = performance.now();
  const count = await compileServer();
  await bundleServer();
  await keepCode();
  console.log(`Build: ${count} server files in ${seconds(started)}.`);
  if (existsSync('ui/index.html')) {
    const screensStarted = performance.now();
    await buildScreens();
    console.log(`Build: screens in ${seconds(screensStarted)}.`);
  } else console.log('Build: no ui/index.html, so no screens.');
  writeBillOfMaterials();
  writeFileSync(stampFile, stamp);
};

await run().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
