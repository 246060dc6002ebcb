import { DrainModule, MetricsModule } from '@dealership/service-kit';
import { EndpointsModule } from '@dealership/service-kit/endpoints';
import { type DynamicModule, Module } from '@nestjs/common';
import { ApiDocsController } from './api-docs/api-docs.controller.js';
import { GATEWAY_ENV, type GatewayEnv } from './env.js';
import { HealthController } from './health/health.controller.js';
import { MicroCache } from './proxy/cache/micro-cache.js';
import { CachedReadsService } from './proxy/cached-reads.service.js';
import { ProxyService } from './proxy/proxy.service.js';
import { AccountsClient } from './staff/accounts/accounts.client.js';
import { ApiClientsService } from './staff/accounts/api-clients.service.js';
import { CredentialsService } from './staff/accounts/credentials.service.js';
import { OpenStreamsService } from './staff/session/open-streams.service.js';
import { SessionCookie } from './staff/session/session-cookie.js';
import { SessionsService } from './staff/session/sessions.service.js';
import { StaffGateService } from './staff/session/staff-gate.service.js';
import { FactorsController } from './staff/sign-in/factors.controller.js';
import { KnownDevice } from './staff/sign-in/known-device.js';
import { LoginThrottleService } from './staff/sign-in/login-throttle.service.js';
import { ProofService } from './staff/sign-in/proof.service.js';
import { SignInService } from './staff/sign-in/sign-in.service.js';
import { StaffController } from './staff/staff.controller.js';
import { Clock } from './state/clock.js';
import { MemoryState } from './state/memory-state.js';
import { RedisService } from './state/redis.service.js';
import { RedisState } from './state/redis-state.js';
import { STATE_STORE, type StateStore } from './state/state-store.js';
import { UpstreamHealthService } from './upstreams/upstream-health.service.js';
import { UpstreamsService } from './upstreams/upstreams.service.js';

const stateStore = {
  provide: STATE_STORE,
  inject: [RedisService, Clock],
  useFactory: ({ client }: RedisService, clock: Clock): StateStore => (client ? new RedisState(client) : new MemoryState(clock)),
};

const staff = [
  ...[SessionCookie, SessionsService, CredentialsService, AccountsClient],
  ...[SignInService, LoginThrottleService, KnownDevice, ProofService, ApiClientsService, StaffGateService, OpenStreamsService],
];

@Module({
  controllers: [HealthController, StaffController, FactorsController, ApiDocsController],
  providers: [
    UpstreamsService,
    ProxyService,
    MicroCache,
    CachedReadsService,
    UpstreamHealthService,
    Clock,
    RedisService,
    stateStore,
    ...staff,
  ],
})
export class AppModule {
  static forRoot(env: GatewayEnv): DynamicModule {
    const imports = [DrainModule.forRoot(env), MetricsModule.forRoot(env), EndpointsModule.forRoot('gateway')];
    return { module: AppModule, imports, providers: [{ provide: GATEWAY_ENV, useValue: env }] };
  }
}
