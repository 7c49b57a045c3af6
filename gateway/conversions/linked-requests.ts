import { Inject, Injectable } from '@nestjs/common';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import type { Secrets } from '../../services/platform/secrets/conversion-secrets.js';
import { SECRETS, STORE } from '../gateway-ports.js';
import { Admission } from './admission.js';
import { IssuedLinks } from './issued-links.js';
import { requestConversion } from './request-conversion.js';

/** Puts conversions on the log whose visitors get a link at once, so each has come to life when this resolves. */
@Injectable()
export class LinkedRequests {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(SECRETS) private readonly secrets: Secrets,
    @Inject(IssuedLinks) private readonly links: IssuedLinks,
    @Inject(Admission) private readonly admission: Admission,
  ) {}

  put(requesting: Parameters<typeof requestConversion>[1]): Promise<void> {
    const { store, secrets } = this;
    const { conversionId, owner, shareHash } = requesting;
    const request = () => this.links.after(shareHash, () => requestConversion({ store, secrets }, requesting));
    return this.admission.admit(conversionId, owner, request);
  }
}
