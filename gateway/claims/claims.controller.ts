import { Controller, Get, Header, Inject } from '@nestjs/common';
import type { ClaimsReply } from '../../contracts/api/claims-reply.js';
import type { Config } from '../../services/platform/settings/config.js';
import { CONFIG } from '../gateway-ports.js';
import { claimsOf } from './claims-of-settings.js';

@Controller('api/claims')
export class ClaimsController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get()
  @Header('Cache-Control', 'private, no-cache')
  report(): ClaimsReply {
    return claimsOf(this.config);
  }
}
