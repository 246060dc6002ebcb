import { type DynamicModule, Module } from '@nestjs/common';
import { CallerStrategy, TOKEN_SECRET } from './caller.strategy.js';

/** Makes `@Staff()` and `@Service()` work in a service. Without it their routes refuse everybody. */
@Module({})
export class StaffModule {
  /** `tokenSecret`: SERVICE_TOKEN_SECRET. */
  static forRoot(tokenSecret: string): DynamicModule {
    return { module: StaffModule, providers: [{ provide: TOKEN_SECRET, useValue: tokenSecret }, CallerStrategy] };
  }
}
