import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { CapabilitiesReply, DocumentCapabilities, TranslationOffer } from '../../contracts/api/capabilities.js';
import { Refusal } from '../../contracts/errors.js';
import { questions } from '../../contracts/subjects.js';
import type { Config } from '../../services/platform/settings/config.js';
import type { EventBus } from '../../services/platform/event-bus/event-bus.js';
import type { KnownSiteRules } from '../../services/platform/site/site-rules.js';
import { BUS, CONFIG, LOG, SITE_RULES } from '../ports/gateway-ports.js';
import { signInProviders } from '../sessions/sign-in-providers.js';
import { aiCapabilities, type AiProvider } from './ai-capabilities.js';

const PATIENCE_MS = 2000;

/** Finds out which parts work here, and which would have to be set up. */
@Injectable()
export class Capabilities {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(LOG) private readonly log: Logger,
    @Inject(SITE_RULES) private readonly rules: KnownSiteRules,
  ) {}

  /** @throws Refusal `service.unavailable` */
  async report(): Promise<CapabilitiesReply> {
    const { toolsOff, retention, webPageHosts } = await this.rules.shown(new Date());
    return {
      ...(await this.ofDocuments()),
      ...aiCapabilities(providerOf(this.config), await this.ofTranslations()),
      toolsOff,
      retention,
      webPageHosts,
      signIn: signInProviders(this.config),
      mail: this.config.SMTP_URL !== undefined,
    };
  }

  /** Nothing, where no worker is there that could translate: the rest of the answer is of use all the same. */
  private async ofTranslations(): Promise<TranslationOffer> {
    try {
      return await this.bus.ask<TranslationOffer>(questions.translations, {}, PATIENCE_MS);
    } catch (error) {
      this.log.warn({ err: error }, 'what the ai service can translate is not known');
      return { models: [], server: null, pairs: [] };
    }
  }

  private async ofDocuments(): Promise<DocumentCapabilities> {
    try {
      return await this.bus.ask<DocumentCapabilities>(questions.documentCapabilities, {}, PATIENCE_MS);
    } catch (error) {
      this.log.warn({ err: error }, 'what the pdf service can do is not known');
      throw new Refusal('service.unavailable', { service: 'pdf' }, { cause: error });
    }
  }
}

const providerOf = ({ OPENAI_API_KEY: key, OPENAI_MODEL: model }: Config): AiProvider => ({
  model: key === undefined ? undefined : model,
});
