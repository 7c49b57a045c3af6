import { Inject, Injectable } from '@nestjs/common';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import type { Secrets } from '../../services/platform/secrets/conversion-secrets.js';
import { BLOBS, SECRETS, STORE } from '../gateway-ports.js';
import { Admission } from './admission.js';
import { discard } from '../uploads/intake.js';
import { requestConversion } from './request-conversion.js';

/** Puts conversions on the log; the files of one that does not get there are deleted. */
@Injectable()
export class ConversionRequests {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(SECRETS) private readonly secrets: Secrets,
    @Inject(Admission) private readonly admission: Admission,
  ) {}

  async add(requested: Parameters<typeof requestConversion>[1]): Promise<void> {
    try {
      const { store, secrets } = this;
      const { conversionId, owner } = requested;
      await this.admission.admit(conversionId, owner, () => requestConversion({ store, secrets }, requested));
    } catch (error) {
      await discard(this.blobs, requested.files);
      throw error;
    }
  }
}
