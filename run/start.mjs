import { existsSync } from 'node:fs';

const main = new URL('../dist/run/roles/main.js', import.meta.url);

const start = async () => {
  if (!existsSync(main)) throw new Error('Docket is not built yet: run `npm run build` first.');
  if (process.argv.includes('--demo-login')) {
    const { startDemoLogin } = await import('./demo-login.mjs');
    await startDemoLogin(process.env);
  }
  await import(main.href);
};

await start().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
