import { Inject, Injectable } from '@nestjs/common';
import { statfs } from 'node:fs/promises';
import type { DocumentCapabilities } from '../../contracts/api/capabilities.js';
import type { Engine } from '../../contracts/api/health.js';
import type { InstallationReport, Lacking } from '../../contracts/api/site-report.js';
import { CONVERSIONS_COLLECTION } from '../../contracts/read-models/conversion-document.js';
import { STORED_FILES_COLLECTION } from '../../contracts/read-models/stored-files-document.js';
import type { Config } from '../../services/platform/settings/config.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import { Capabilities } from '../capabilities/site-capabilities.js';
import { CONFIG, DOCUMENTS } from '../ports/gateway-ports.js';
import { Health } from '../health/installation-health.js';
import { recentFailures } from './recent-failures.js';

const names = {
  office: 'Office files',
  recognition: 'Text recognition',
  understanding: 'Summaries and quizzes',
  translation: 'Translation',
} as const satisfies Partial<Record<keyof DocumentCapabilities | 'understanding' | 'translation', string>>;

const isolationLacking = (adapters: Readonly<Record<string, string>>): readonly Lacking[] => {
  const level = adapters['sandbox'];
  if (level === undefined || level === 'full') return [];
  return [
    {
      name: 'Isolation',
      without: 'Programs that process uploads could be isolated from this server more strictly.',
      command: 'npm run doctor',
    },
  ];
};

const engineLacking = ({ name, feature }: Engine): Lacking => ({
  name,
  without: `Used for: ${feature}`,
  command: 'npm run setup',
});

/** Gathers the first facts that an administrator wants to know about an installation. */
@Injectable()
export class Installation {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(Health) private readonly health: Health,
    @Inject(Capabilities) private readonly capabilities: Capabilities,
  ) {}

  async report(): Promise<InstallationReport> {
    const [{ ready, version, adapters, engines }, lacking, disk, queue, recent] = await Promise.all([
      this.health.report(),
      this.lacking(),
      this.disk(),
      this.queue(),
      recentFailures(this.documents, new Date()),
    ]);
    const missing = engines.filter(({ found }) => !found).map(engineLacking);
    return {
      ready,
      version,
      adapters,
      engines,
      disk,
      queue,
      lacking: [...lacking, ...missing, ...isolationLacking(adapters)],
      ...recent,
      metrics: this.metrics(),
    };
  }

  private async lacking(): Promise<Lacking[]> {
    const all = await this.capabilities.report();
    return Object.entries(names).flatMap(([id, name]) => {
      const { text, unlock } = all[id as keyof typeof names];
      return unlock === null ? [] : [{ name, without: text, command: unlock }];
    });
  }

  private async disk(): Promise<InstallationReport['disk']> {
    const { bavail, blocks, bsize } = await statfs(this.config.DATA_DIR);
    const since = { field: 'bytes', from: 1 };
    const storedBytes = await this.documents.sum(STORED_FILES_COLLECTION, 'bytes', { since });
    return { storedBytes, freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
  }

  private async queue(): Promise<InstallationReport['queue']> {
    const count = (where: Readonly<Record<string, string | number>>) =>
      this.documents.count(CONVERSIONS_COLLECTION, { where });
    const [all, waiting] = await Promise.all([
      count({ status: 'processing' }),
      count({ status: 'processing', attempt: 0 }),
    ]);
    return { waiting, running: Math.max(0, all - waiting) };
  }

  private metrics(): string | null {
    const { METRICS_HOST: host, METRICS_PORT: port } = this.config;
    return port === undefined ? null : `http://${host}:${port}/metrics`;
  }
}
