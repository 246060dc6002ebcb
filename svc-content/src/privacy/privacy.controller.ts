import {
  type ErasureReceipt,
  type NamedPersonQuery,
  type NamedRecords,
  namedPersonQuery,
  type ShowcaseErasure,
  showcaseErasure,
  staffEndpoints,
} from '@dealership/contracts';
import { CurrentStaff, Staff } from '@dealership/service-kit/staff';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { PrivacyService } from './privacy.service.js';

@Staff()
@Controller()
export class PrivacyController {
  constructor(private readonly privacy: PrivacyService) {}

  // A POST: a name in the query would stand in the logs of every server on the way.
  @Post(staffEndpoints.findPersonInContent.path)
  @HttpCode(200)
  async find(@Body({ schema: namedPersonQuery }) { name }: NamedPersonQuery): Promise<NamedRecords> {
    return { items: await this.privacy.find(name) };
  }

  @Post(staffEndpoints.erasePersonFromContent.path)
  @HttpCode(200)
  erase(
    @Body({ schema: showcaseErasure }) { showcaseIds }: ShowcaseErasure,
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<ErasureReceipt> {
    return this.privacy.erase(showcaseIds, staff);
  }
}
