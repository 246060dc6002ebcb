import type { InboxKind, ReplyPromise } from '@dealership/contracts';
import { coalesceCalls } from '@dealership/server-kit';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SiteClient } from '../../service-clients/site/site.client.js';
import { measuredText, promiseTexts } from './promise-texts.js';

/** Fewer answers are not representative. */
const MIN_ANSWERS = 20;

const MEDIANS = `
  SELECT kind, percentile_disc(0.5) WITHIN GROUP (ORDER BY answer_minutes) AS minutes
  FROM inquiries.conversation
  WHERE answered_at >= now() - interval '30 days' AND answer IS NOT NULL AND answer_minutes IS NOT NULL AND state <> 'spam'
  GROUP BY kind HAVING count(*) >= ${MIN_ANSWERS}`;

const MEASURED_MS = 5 * 60_000;

/** The answer times that forms promise, and the measured ones. */
@Injectable()
export class PromisesService {
  private readonly share = coalesceCalls(MEASURED_MS);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly site: SiteClient,
  ) {}

  async read(kind: InboxKind): Promise<ReplyPromise> {
    const settings = await this.site.settings();
    const median = settings.replies.showMedian ? (await this.share('medians', () => this.medians())).get(kind) : undefined;
    return { ...promiseTexts(kind, settings), measured: median === undefined ? null : measuredText(median) };
  }

  private async medians(): Promise<Map<InboxKind, number>> {
    const rows = await this.dataSource.query<{ kind: InboxKind; minutes: number }[]>(MEDIANS);
    return new Map(rows.map(({ kind, minutes }) => [kind, minutes]));
  }
}
