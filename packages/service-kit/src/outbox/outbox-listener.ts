import pg from 'pg';
import { outboxChannel } from './outbox.table.js';

/** The connection on which PostgreSQL notifies of committed events. When it breaks, the next `ensure` makes another. */
export class OutboxListener {
  private client: pg.Client | undefined;

  constructor(
    private readonly databaseUrl: string,
    private readonly schema: string,
    private readonly onNotice: () => void,
  ) {}

  async ensure(): Promise<void> {
    if (this.client) return;
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      application_name: `relay-${this.schema}`,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    const lost = () => {
      if (this.client === client) this.client = undefined;
    };
    client.on('error', lost).on('end', lost).on('notification', this.onNotice);
    await client.connect();
    try {
      await client.query(`LISTEN ${outboxChannel(this.schema)}`);
    } catch (error) {
      // A standby lets clients in and refuses them LISTEN; each round would leave one more connection behind.
      void client.end();
      throw error;
    }
    this.client = client;
  }

  async close(): Promise<void> {
    await this.client?.end();
  }
}
