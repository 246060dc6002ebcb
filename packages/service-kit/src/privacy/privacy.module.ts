import type {
  ErasureReceipt,
  ExportedRecord,
  ExportedRecords,
  PersonQuery,
  PersonRecord,
  PersonRecords,
} from '@dealership/contracts';
import { type api, endpointAt } from '@dealership/contracts/api';
import { Body, Controller, type DynamicModule, Inject, Module, type Type } from '@nestjs/common';
import { Route } from '../endpoints/route.js';
import { CurrentStaff } from '../staff/decorators.js';

/** Privacy operations of a service that identifies people by e-mail address, or by phone number where its endpoints say so. */
interface Privacy {
  find(person: PersonQuery): Promise<PersonRecord[]>;
  export(person: PersonQuery, staff: CurrentStaff): Promise<ExportedRecord[]>;
  erase(person: PersonQuery, staff: CurrentStaff): Promise<ErasureReceipt>;
}

/** A service's data about a person: shown to staff, exported or erased by them. */
@Module({})
export class PrivacyModule {
  /** `name`: the service's name in paths: `/api/privacy/<name>/find`, `…/export` and `…/erase`. */
  static forRoot(name: string, PrivacyService: Type<Privacy>): DynamicModule {
    @Controller()
    class PrivacyController {
      constructor(@Inject(PrivacyService) private readonly privacy: Privacy) {}

      // A POST: a query would put the address into access logs.
      @Route(endpointAt<typeof api.findPersonInInquiries>('POST', `/api/privacy/${name}/find`))
      async find(@Body() person: PersonQuery): Promise<PersonRecords> {
        return { items: await this.privacy.find(person) };
      }

      @Route(endpointAt<typeof api.exportPersonFromInquiries>('POST', `/api/privacy/${name}/export`))
      async export(@Body() person: PersonQuery, @CurrentStaff() staff: CurrentStaff): Promise<ExportedRecords> {
        return { items: await this.privacy.export(person, staff) };
      }

      @Route(endpointAt<typeof api.erasePersonFromInquiries>('POST', `/api/privacy/${name}/erase`))
      erase(@Body() person: PersonQuery, @CurrentStaff() staff: CurrentStaff): Promise<ErasureReceipt> {
        return this.privacy.erase(person, staff);
      }
    }
    return { module: PrivacyModule, controllers: [PrivacyController], providers: [PrivacyService] };
  }
}
