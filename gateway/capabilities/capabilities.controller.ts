import { Controller, Get, Header, Inject } from '@nestjs/common';
import type { CapabilitiesReply } from '../../contracts/api/capabilities.js';
import { Capabilities } from './site-capabilities.js';

@Controller('api/capabilities')
export class CapabilitiesController {
  constructor(@Inject(Capabilities) private readonly capabilities: Capabilities) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  report(): Promise<CapabilitiesReply> {
    return this.capabilities.report();
  }
}
