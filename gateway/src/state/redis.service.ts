import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';

/** The one connection to Redis, where there is one. Who asks while it is unavailable fails at once. */
@Injectable()
export class RedisService implements OnApplicationShutdown {
  private readonly logger = new Logger(RedisService.name);
  readonly client: Redis | undefined;

  constructor(@Inject(GATEWAY_ENV) { REDIS_URL }: GatewayEnv) {
    if (REDIS_URL) this.client = this.connect(REDIS_URL);
  }

  private connect(url: string): Redis {
    const redis = new Redis(url, {
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
      connectTimeout: 500,
      disconnectTimeout: 200,
    });
    let lost = false;
    redis.on('error', (err) => {
      if (!lost) this.logger.warn({ err }, 'Redis is unavailable: until it is back forms are not limited and staff are shut out');
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
