import type { ActiveApiToken, ApiToken, IdParams, IssuedApiToken, NewApiToken } from '@dealership/contracts';
import { api, type BodyOf } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param } from '@nestjs/common';
import { ApiTokensService } from './api-tokens.service.js';

@Controller()
export class ApiTokensController {
  constructor(private readonly tokens: ApiTokensService) {}

  @Route(api.listApiTokens)
  list(): Promise<ApiToken[]> {
    return this.tokens.list();
  }

  @Route(api.createApiToken)
  create(@Body() token: NewApiToken, @CurrentStaff() staff: CurrentStaff): Promise<IssuedApiToken> {
    return this.tokens.create(token, staff);
  }

  @Route(api.revokeApiToken)
  revoke(@Param() { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<void> {
    return this.tokens.revoke(id, staff);
  }

  @Route(api.checkApiToken)
  check(@Body() { hash }: BodyOf<typeof api.checkApiToken>): Promise<ActiveApiToken> {
    return this.tokens.check(hash);
  }
}
