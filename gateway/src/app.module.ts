import { type DynamicModule, Module } from '@nestjs/common';
import { CachedReadsService } from './cache/cached-reads.service.js';
import { MicroCache } from './cache/micro-cache.js';
import { DrainService } from './edge/drain.service.js';
import { GATEWAY_ENV, type GatewayEnv } from './env.js';
import { HealthController } from './health/health.controller.js';
import { UpstreamHealthService } from './health/upstream-health.service.js';
import { ProxyService } from './proxy/proxy.service.js';
import { UpstreamsService } from './proxy/upstreams.service.js';

@Module({
  controllers: [HealthController],
  providers: [UpstreamsService, ProxyService, MicroCache, CachedReadsService, DrainService, UpstreamHealthService],
})
export class AppModule {
  static of(env: GatewayEnv): DynamicModule {
    return { module: AppModule, providers: [{ provide: GATEWAY_ENV, useValue: env }] };
  }
}
