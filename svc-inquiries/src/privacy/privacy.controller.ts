import {
  type ErasureReceipt,
  type PersonErasure,
  type PersonQuery,
  type PersonRecords,
  personErasure,
  personQuery,
  staffEndpoints,
} from '@dealership/contracts';
import { CurrentStaff, Staff } from '@dealership/service-kit/staff';
import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { PrivacyService } from './privacy.service.js';

@Staff()
@Controller()
export class PrivacyController {
  constructor(@Inject(PrivacyService) private readonly privacy: PrivacyService) {}

  // A POST: an address in the query would stand in the logs of every server on the way.
  @Post(staffEndpoints.findPersonInInquiries.path)
  @HttpCode(200)
  async find(@Body({ schema: personQuery }) query: PersonQuery): Promise<PersonRecords> {
    return { items: await this.privacy.find(query) };
  }

  @Post(staffEndpoints.erasePersonFromInquiries.path)
  @HttpCode(200)
  erase(@Body({ schema: personErasure }) { email }: PersonErasure, @CurrentStaff() staff: CurrentStaff): Promise<ErasureReceipt> {
    return this.privacy.erase(email, staff);
  }
}
