import { setTimeout as delay } from 'node:timers/promises';
import {
  assertSchemaCompatibility,
  LATEST_SCHEMA_VERSION,
  PostgresConnection,
  type PostgresConnectionOptions,
  PostgresQueueBackend,
  type QueueBaseOptions,
  runMigrations,
  SchemaMigrationRequiredError,
} from 'bullmq';
import pg from 'pg';
import { closeIfUnanswered } from '../database/lost-server.js';

const RETRY_PAUSE_MS = 250;
const UNDEFINED_SCHEMA = '3F000';

/**
 * A connection that fails while nobody listens does not end the process: BullMQ listens on its LISTEN connection only
 * after the opening, so a server that shuts down in that moment would. The loss is reported again when the socket ends.
 */
class GuardedClient extends pg.Client {
  override emit(event: string | symbol, ...values: unknown[]): boolean {
    if (event === 'error' && this.listenerCount('error') === 0) return false;
    return super.emit(event, ...values);
  }
}

/**
 * BullMQ's connection caches the outcome of its first attempt forever: a queue started before its database stays dead,
 * and unless the error is ECONNREFUSED (e.g. "starting up", an unresolved name) the worker busy-loops without yielding.
 * This one retries on the next call, a quarter of a second after the last failure, and again after every break.
 */
class ReconnectingConnection extends PostgresConnection {
  private opening: Promise<void> | undefined;
  private open = false;

  constructor(options: PostgresConnectionOptions) {
    super(options);
    Object.assign(this, { pgModule: { Client: GuardedClient } });
    // The running statement fails as well; without a listener a connection that breaks in use would end the process.
    this.pool.on('connect', (client) => client.on('error', () => undefined)).on('connect', closeIfUnanswered());
    this.on('error', () => {
      if (this.open) this.opening = undefined;
      this.open = false;
    });
  }

  override waitUntilReady(): Promise<void> {
    this.opening ??= this.openOnce().catch((error: unknown) => {
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }

  private async openOnce(): Promise<void> {
    try {
      await this.prepareSchema();
    } catch (error) {
      this.emit('error', error);
      await delay(RETRY_PAUSE_MS, undefined, { ref: false });
      throw error;
    }
    this.open = true;
    this.emit('ready');
  }

  private async prepareSchema(): Promise<void> {
    const client = await this.pool.connect();
    try {
      const version = await assertSchemaCompatibility(client, this.schema).catch((error: { code?: string }) => {
        if (error instanceof SchemaMigrationRequiredError || error.code === UNDEFINED_SCHEMA) return 0;
        throw error;
      });
      if (version < LATEST_SCHEMA_VERSION) await runMigrations(client, this.schema);
    } finally {
      client.release();
    }
  }
}

class ReconnectingBackend extends PostgresQueueBackend {
  // BullMQ also caches this forever: a worker started too early could never mark a job as done.
  override waitUntilReady(): Promise<void> {
    return this.connection.waitUntilReady();
  }

  /**
   * A worker that missed a notification (while reconnecting its LISTEN connection) polls after seconds, not after an
   * hour.
   */
  override get maximumBlockTimeout(): number {
    return 5;
  }
}

/** BullMQ's PostgreSQL back end, made to survive database outages. */
export const createReconnectingBackend = (
  name: string,
  options: QueueBaseOptions<PostgresConnectionOptions>,
): ReconnectingBackend => new ReconnectingBackend(new ReconnectingConnection(options.connection), name, options);
