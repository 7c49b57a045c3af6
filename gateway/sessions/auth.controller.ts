import { Controller, Get, Redirect } from '@nestjs/common';
import { Refusal } from '../../contracts/errors.js';

/** Specification section 7: who is signed in. A guest is not, and has a session all the same. */
@Controller('api/auth')
export class AuthController {
  @Get('me')
  me(): never {
    throw new Refusal('session.missing');
  }

  /** No account provider can be set up yet: the home page says so. */
  @Get('google')
  @Redirect('/?auth=not-configured', 302)
  signIn(): void {
    // the decorator is the whole answer
  }
}
