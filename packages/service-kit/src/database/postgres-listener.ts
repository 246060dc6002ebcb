import pg from 'pg';
import { KEEP_ALIVE } from './lost-server.js';

export interface ListenerOptions {
  databaseUrl: string;
  channel: string;
  /** Shown in pg_stat_activity. */
  name: string;
}

/** A LISTEN connection. After it breaks, the next `ensure` reconnects. */
export class PostgresListener {
  private client: pg.Client | undefined;

  constructor(
    private readonly options: ListenerOptions,
    private readonly onNotice: () => void,
  ) {}

  async ensure(): Promise<void> {
    if (this.client) return;
    const { databaseUrl, channel, name } = this.options;
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: name,
      connectionTimeoutMillis: 5000,
      ...KEEP_ALIVE,
    });
    const lost = () => {
      if (this.client === client) this.client = undefined;
    };
    client.on('error', lost).on('end', lost).on('notification', this.onNotice);
    await client.connect();
    try {
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      // A standby accepts clients but refuses LISTEN; close the connection, or each round would leak one.
      void client.end();
      throw error;
    }
    this.client = client;
  }

  async close(): Promise<void> {
    await this.client?.end();
  }
}
