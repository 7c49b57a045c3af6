import { Inject, Injectable } from '@nestjs/common';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import { Refusal } from '../../contracts/errors.js';
import type { Owner } from '../../contracts/owner.js';
import { toPdf } from '../../contracts/tools/to-pdf.js';
import { isListedHost } from '../../contracts/web-pages.js';
import { assertNotTooOften } from '../../services/platform/attempts/assert-not-too-often.js';
import type { Attempts, OpenAttempts } from '../../services/platform/attempts/attempts.js';
import type { Config } from '../../services/platform/settings/config.js';
import type { KnownSiteRules } from '../../services/platform/site/site-rules.js';
import { innerReceivers } from '../../services/platform/webhooks/receiver-address.js';
import { ATTEMPTS, CONFIG, LOG, SITE_RULES } from '../ports/gateway-ports.js';
import { savePage, type SavedPage } from './save-page.js';
import { WebPageProblem } from './web-page-problem.js';

/** A page with all that belongs to it has to be here within this time, the wait for its turn included. */
const TIME_LIMIT_MS = 20_000;
/** Pages that are read at a time; each may take a hundred megabytes for a moment. */
const AT_ONCE = 4;
/** Pages of one visitor within a quarter of an hour. */
const PAGES_MAX = 60;

/** Reads pages of the net for visitors, of those hosts alone that the administrators have listed. */
@Injectable()
export class WebPages {
  private readonly read: Attempts;
  private readonly queue = new PQueue({ concurrency: AT_ONCE });

  constructor(
    @Inject(SITE_RULES) private readonly rules: KnownSiteRules,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOG) private readonly log: Logger,
    @Inject(ATTEMPTS) openAttempts: OpenAttempts,
  ) {
    this.read = openAttempts({ name: 'web-pages', max: PAGES_MAX });
  }

  /**
   * A page as one file. The log of the operator names its host, and nothing else of where it is.
   *
   * @param left  aborted when the visitor waits no longer.
   * @throws Refusal `web-page.off`, `web-page.host-not-listed`, `web-page.unreadable`, `request.too-often`, `guests.turned-away`, `tool.switched-off`.
   */
  async save(address: string, owner: Owner, left: AbortSignal): Promise<SavedPage> {
    await this.rules.refuse(owner, { tool: toPdf, options: {} });
    const hosts = await this.rules.webPageHosts();
    if (hosts.length === 0) throw new Refusal('web-page.off');
    const url = new URL(address);
    if (!isListedHost(url, hosts))
      throw new Refusal('web-page.host-not-listed', { host: url.host, hosts: hosts.join(', ') });
    await assertNotTooOften(this.read, owner);
    const signal = AbortSignal.any([left, AbortSignal.timeout(TIME_LIMIT_MS)]);
    const inner = innerReceivers(this.config.WEB_PAGE_ALLOW);
    return this.noted(url, () => this.queue.add(() => savePage(url, { hosts, inner, signal })));
  }

  private async noted(url: URL, save: () => Promise<SavedPage>): Promise<SavedPage> {
    const { host } = url;
    try {
      const saved = await save();
      this.log.info({ host, bytes: saved.bytes.length }, 'a web page was read');
      return saved;
    } catch (error) {
      if (!(error instanceof WebPageProblem)) throw error;
      this.log.info({ host, reason: error.message }, 'a web page could not be read');
      throw new Refusal('web-page.unreadable', { host, reason: error.message }, { cause: error });
    }
  }
}
