/**
 * Suites that run in `npm run test:all` alone, as patterns over their paths. Whatever is not named here runs in
 * `npm test`, too, so that a new suite is never left out by accident.
 */
export const onlyInAll = [
  // Real files, hostile files, and what takes minutes of computing to be sure of.
  'corpus\\.test',
  '-attacks\\.test',
  '/fuzz\\.test',
  'services/pdf/(?:reading|exporting|engines|writing)/',
  'services/pdf/office-',
  'services/pdf/(?:active-content-kept|keep-protection|opening/load|converting/searchable)\\.test',
  'services/pdf/operations/(?:compress|sanitise|watermark-scripts|stamp-open-content|odd-structure|page-preview|fonts-missing|protect|unlock)',
  'services/pdf/redaction/(?:actions-removed|gates/surroundings|own-colours|planted-marks)\\.test',
  'services/pdf/signing/(?:certified|drawn-fields|further-signatures|identity/p12-identity|locked-fields|many-objects|prepared-fields|room-after-signing|signing-encrypted|timestamped|verify-others)\\.test',
  'services/ai/(?:tasks/translate\\.task|sensitive/adversarial|model/faults)\\.test',
  // Servers and processes of others.
  '/(?:nats|mongo|esdb|s3)-',
  'services/platform/event-bus/nats/',
  'services/platform/jobs/(?:pool|pool-levels|process-reserve|usage/own-time)\\.test',
  'services/platform/sandbox/inherited-descriptors\\.test',
  'services/platform/conversions/away-stores\\.test',
  // Machines walked through all of their states, and rules of the whole repository.
  'ui/screens/(?:home|pdf-editor)/.*\\.edges\\.test',
  'ui/text/untranslated\\.test',
  '^bench/',
  '^deploy/(?!doctor|roles|telemetry)',
  // In the browser and over HTTP, all but the ways that a document most often goes.
  '^e2e/(?!(?:attack|cancel|isolation|passwords|planted-secrets|protected-links|restart|shared-first|strangers|whole-job)\\.e2e)',
];
