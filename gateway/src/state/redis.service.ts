import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { GATEWAY_ENV, type GatewayEnv, isPrivate } from '../env.js';

/** The single Redis connection, if configured. Fails fast while Redis is unavailable. */
@Injectable()
export class RedisService implements OnApplicationShutdown {
  private readonly logger = new Logger(RedisService.name);
  readonly client: Redis | undefined;

  constructor(@Inject(GATEWAY_ENV) env: GatewayEnv) {
    if (env.REDIS_URL) this.client = this.connect(env.REDIS_URL);
    else if (!isPrivate(env))
      this.logger.warn('REDIS_URL is not set: sessions and rate limits are kept in memory; several gateways need Redis');
  }

  private connect(url: string): Redis {
    const redis = new Redis(url, {
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
      connectTimeout: 500,
      // A server that hangs would else hold every form and page.
      commandTimeout: 1000,
      disconnectTimeout: 200,
    });
    let lost = false;
    redis.on('error', (err) => {
      if (!lost) this.logger.warn({ err }, 'Redis is unavailable: forms are not rate-limited and staff cannot sign in');
      lost = true;
    });
    redis.on('ready', () => {
      lost = false;
    });
    return redis;
  }

  onApplicationShutdown(): void {
    this.client?.disconnect();
  }
}
