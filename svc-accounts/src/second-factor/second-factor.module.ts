import { type DynamicModule, Module } from '@nestjs/common';
import type { ServiceEnv } from '../env.js';
import { FactorsController } from './factors.controller.js';
import { FactorsService } from './factors.service.js';
import { SecondFactorKeys } from './keys.js';
import { PasskeysService } from './passkeys.service.js';
import { ProofsController } from './proofs.controller.js';
import { SITE, type Site, TotpService } from './totp.service.js';

@Module({})
export class SecondFactorModule {
  static forRoot({ SECOND_FACTOR_KEY, ...site }: Site & Pick<ServiceEnv, 'SECOND_FACTOR_KEY'>): DynamicModule {
    return {
      module: SecondFactorModule,
      controllers: [FactorsController, ProofsController],
      providers: [
        { provide: SITE, useValue: site },
        { provide: SecondFactorKeys, useValue: new SecondFactorKeys(SECOND_FACTOR_KEY) },
        FactorsService,
        PasskeysService,
        TotpService,
      ],
    };
  }
}
