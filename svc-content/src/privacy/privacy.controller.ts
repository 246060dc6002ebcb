import type { ErasureReceipt, ExportedRecords, NamedErasure, NamedPersonQuery, NamedRecords } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller } from '@nestjs/common';
import { PrivacyService } from './privacy.service.js';

@Controller()
export class PrivacyController {
  constructor(private readonly privacy: PrivacyService) {}

  // A POST, since a name in the query would end up in the logs of every server on the way.
  @Route(api.findPersonInContent)
  find(@Body() { name }: NamedPersonQuery): Promise<NamedRecords> {
    return this.privacy.find(name);
  }

  @Route(api.exportPersonFromContent)
  async export(@Body() named: NamedErasure, @CurrentStaff() staff: CurrentStaff): Promise<ExportedRecords> {
    return { items: await this.privacy.export(named, staff) };
  }

  @Route(api.erasePersonFromContent)
  erase(@Body() named: NamedErasure, @CurrentStaff() staff: CurrentStaff): Promise<ErasureReceipt> {
    return this.privacy.erase(named, staff);
  }
}
