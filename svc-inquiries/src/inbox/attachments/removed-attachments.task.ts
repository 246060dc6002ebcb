import { drainBatches, ScheduledTask } from '@dealership/service-kit/background';
import { PrivateFiles } from '@dealership/service-kit/private-files';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

const TIMES = { intervalMs: 60_000, initialDelayMs: 5_000 };

const BATCH_SIZE = 100;

/** Uploaded more than a day ago but neither sent with a message nor part of a journey. */
const UNUSED = `DELETE FROM inquiries.attachment WHERE message_id IS NULL AND NOT is_journey_file AND created_at < now() - interval '1 day'`;

const REMOVED = `SELECT id FROM inquiries.removed_attachment ORDER BY created_at LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED`;

/** Deletes stored files whose row is gone (erased, or never sent with a message). Retries failures. */
@Injectable()
export class RemovedAttachmentsTask extends ScheduledTask {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: PrivateFiles,
  ) {
    super('attachment deletion', TIMES);
  }

  protected async run(signal: AbortSignal): Promise<undefined> {
    const removed = await this.round(signal);
    if (removed) this.logger.log({ removed }, 'attachments deleted');
  }

  /** @returns the number of removed files */
  async round(signal: AbortSignal): Promise<number> {
    await this.dataSource.query(UNUSED);
    return drainBatches(BATCH_SIZE, signal, () => this.remove());
  }

  private remove(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const rows = await manager.query<{ id: string }[]>(REMOVED);
      const ids = rows.map(({ id }) => id);
      for (const id of ids) await this.files.remove(id);
      if (ids.length) await manager.query('DELETE FROM inquiries.removed_attachment WHERE id = ANY($1)', [ids]);
      return ids.length;
    });
  }
}
