import { Drain, endTracing, Metrics, startTracing } from '@dealership/server-kit';
import { configureApp, nestLogger } from '@dealership/service-kit';
import cookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { edgeServer } from './edge/edge-server.js';
import { acceptEmptyJsonBodies } from './edge/empty-bodies.js';
import type { GatewayEnv } from './env.js';
import { CachedReadsService } from './proxy/cached-reads.service.js';
import { ProxyService } from './proxy/proxy.service.js';
import { registerProxyRoutes } from './proxy/proxy-routes.js';
import { registerRateLimit } from './proxy/rate-limit.js';
import { OpenStreamsService } from './staff/session/open-streams.service.js';
import { refuseCrossSiteCalls } from './staff/session/same-origin.js';
import { StaffGateService } from './staff/session/staff-gate.service.js';
import { RedisService } from './state/redis.service.js';
import { UpstreamsService } from './upstreams/upstreams.service.js';

/** The gateway, not yet listening. `logTo`: where log lines go instead of stdout. */
export async function createGateway(env: GatewayEnv, logTo?: { write(line: string): void }): Promise<NestFastifyApplication> {
  const started: { reads?: CachedReadsService; drain?: Drain; metrics?: Metrics } = {};
  const edge = edgeServer({
    env,
    logTo,
    fastPath: (request, response) => started.reads?.answerFromCache(request, response) === true,
    isDraining: () => started.drain?.draining === true,
    onFinished: (finished) => started.metrics?.observeRequest(finished),
  });
  await startTracing({ name: 'gateway', env, libraries: ['ioredis'], log: edge.log });
  edge.addHook('onClose', endTracing);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(env), new FastifyAdapter(edge), {
    bodyParser: false,
    logger: nestLogger(edge.log),
  });
  const reads = app.get(CachedReadsService);
  Object.assign(started, { reads, drain: app.get(Drain), metrics: app.get(Metrics) });
  // Only the few calls that identify the caller parse cookies.
  edge.register(cookie, { hook: false });
  refuseCrossSiteCalls(edge, env.PUBLIC_URL);
  acceptEmptyJsonBodies(edge);
  registerRateLimit(edge, app.get(RedisService).client);
  const [proxy, upstreams, gate] = [app.get(ProxyService), app.get(UpstreamsService), app.get(StaffGateService)];
  registerProxyRoutes(edge, { env, reads, proxy, upstreams, gate, streams: app.get(OpenStreamsService) });
  return configureApp(app);
}
