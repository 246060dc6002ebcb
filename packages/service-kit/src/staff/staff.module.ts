import { type DynamicModule, Module } from '@nestjs/common';
import { CallerStrategy, TOKEN_AUDIENCE } from './caller.strategy.js';
import type { TokenAudience } from './tokens.js';

/** Enables `@Staff()` and `@Service()` in a service. Without it their routes refuse everybody. */
@Module({})
export class StaffModule {
  /** `audience`: the service's own name and SERVICE_TOKEN_KEY. */
  static forRoot(audience: TokenAudience): DynamicModule {
    return { module: StaffModule, providers: [{ provide: TOKEN_AUDIENCE, useValue: audience }, CallerStrategy] };
  }
}
