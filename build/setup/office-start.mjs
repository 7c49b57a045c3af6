import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ours = '../../dist/services/pdf/engines/libreoffice';

/** Starts LibreOffice as conversions do, and tells whether it still tests its graphics, which takes most of a start. */
const tell = async () => {
  const { findLibreOffice } = await import(`${ours}/libreoffice-program.js`);
  const program = findLibreOffice();
  if (program === undefined) return;
  const { libreOfficeVersion } = await import(`${ours}/libreoffice-version.js`);
  const { settledProfile, testsItsGraphics } = await import(`${ours}/libreoffice-profile.js`);
  const { noSandbox } = await import('../../dist/services/platform/sandbox/open-sandbox.js');
  const scratch = mkdtempSync(join(tmpdir(), 'docket-office-start-'));
  try {
    const version = await libreOfficeVersion(program);
    const profile = await settledProfile(program, { sandbox: noSandbox(), scratch, kept: join(scratch, 'kept') });
    const how = testsItsGraphics(profile)
      ? 'tests its graphics at every start, so Office files take about twice as long; please report this version'
      : 'starts without testing its graphics';
    console.log(`LibreOffice ${version ?? 'of an unknown version'}: ${how}.`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};

await tell().catch((error) => console.log(`LibreOffice: it does not start (${error.message}).`));
