import { drainBatches, ScheduledTask } from '@dealership/service-kit/background';
import { PrivateFiles } from '@dealership/service-kit/private-files';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

const TIMES = { intervalMs: 60_000, initialDelayMs: 5_000 };

/** Deleted concurrently. */
const BATCH_SIZE = 10;

/** Uploaded more than a day ago but neither sent with a message nor part of a journey. */
const UNUSED = `DELETE FROM inquiries.attachment WHERE message_id IS NULL AND NOT is_journey_file AND created_at < now() - interval '1 day'`;

const REMOVED = `SELECT id FROM inquiries.removed_attachment WHERE id > $1 ORDER BY id LIMIT ${BATCH_SIZE}`;

const FORGET = 'DELETE FROM inquiries.removed_attachment WHERE id = ANY($1)';

const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Deletes stored files whose row is gone (erased, or never sent with a message). Files that could not be deleted are
 * tried again in the next round.
 */
@Injectable()
export class RemovedAttachmentsTask extends ScheduledTask {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: PrivateFiles,
  ) {
    super('attachment deletion', TIMES);
  }

  protected async run(signal: AbortSignal): Promise<undefined> {
    await this.round(signal);
  }

  /** @throws Error at its end if files could not be deleted */
  async round(signal: AbortSignal): Promise<void> {
    await this.dataSource.query(UNUSED);
    const failures: unknown[] = [];
    let removed = 0;
    let last = FIRST;
    await drainBatches(BATCH_SIZE, signal, async () => {
      const rows = await this.dataSource.query<{ id: string }[]>(REMOVED, [last]);
      const ids = rows.map(({ id }) => id);
      last = ids.at(-1) ?? last;
      // Not in a transaction: the server ends one that waits for a slow store.
      const outcomes = await Promise.allSettled(ids.map((id) => this.files.remove(id)));
      const deleted = ids.filter((_, at) => outcomes[at]?.status === 'fulfilled');
      failures.push(...outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])));
      if (deleted.length) await this.dataSource.query(FORGET, [deleted]);
      removed += deleted.length;
      return ids.length;
    });
    if (removed) this.logger.log({ removed }, 'attachments deleted');
    if (failures.length) throw new Error(`${failures.length} attachments could not be deleted`, { cause: failures[0] });
  }
}
