import type { IdParams, PasswordByLink, PasswordEmail, PasswordLinkRequest, PasswordSet } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Context, type RequestContext, Route } from '@dealership/service-kit/endpoints';
import { Body, Controller, Headers, Param } from '@nestjs/common';
import { PasswordLinksService } from './password-links.service.js';

@Controller()
export class PasswordLinksController {
  constructor(private readonly links: PasswordLinksService) {}

  @Route(api.requestPasswordLink)
  request(@Body() { email }: PasswordLinkRequest, @Context() { requestId }: RequestContext): Promise<void> {
    return this.links.request(email, requestId);
  }

  /** Only the gateway calls this, and passes its caller's address. */
  @Route(api.setPasswordByLink)
  redeem(@Body() change: PasswordByLink, @Headers('x-forwarded-for') address = ''): Promise<PasswordSet> {
    return this.links.redeem(change, address);
  }

  @Route(api.getPasswordEmail)
  passwordEmail(@Param() { id }: IdParams): Promise<PasswordEmail> {
    return this.links.passwordEmail(id);
  }

  @Route(api.issuePasswordToken)
  issue(@Param() { id }: IdParams): Promise<{ token: string }> {
    return this.links.issue(id);
  }
}
