import type { LeadNote, LeadSort, StaffPage } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import { type CurrentStaff, inPortions, notesOf, PORTION } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../database/database.js';
import { type LeadFilter, leadFilter } from './lead-filter.js';
import type { LeadList } from './lead-lists.js';
import type { LeadFilterParams, LeadPageParams } from './lead-params.js';

export type LeadItem = Record<string, unknown> & { id: number; notes: LeadNote[] };

/** `position`: its time, exactly. */
type PlacedItem = LeadItem & { position: string };

interface Change {
  status: string;
  version?: number | undefined;
}

/** Who writes: the member of staff and the request. */
export interface StaffWriter {
  staff: CurrentStaff;
  requestId: string;
}

const ORDERS: Record<LeadSort, (list: LeadList) => string> = {
  newest: () => 'l.created_at DESC, l.id DESC',
  oldest: () => 'l.created_at, l.id',
  name: ({ columns }) => `${columns.lastName ? 'lower(l.last_name), lower(l.first_name)' : 'lower(l.email)'}, l.id`,
  status: ({ statuses }) => `array_position(ARRAY['${statuses.join("','")}'], l.status), l.created_at DESC, l.id DESC`,
};

const select = ({ table, columns }: LeadList, more = ''): string => {
  const fields = Object.entries(columns).map(([field, sql]) => `${sql} AS "${field}"`);
  const notes = notesOf(SCHEMA, `${table}_id`, 'l.id');
  return `SELECT ${fields.join(', ')}, ${notes} AS notes${more} FROM inquiries.${table} l`;
};

const withoutPosition = ({ position: _, ...item }: PlacedItem): LeadItem => item as LeadItem;

/** What visitors sent, as staff work on it: they read, set a status and add notes. Nothing of what was sent ever changes. */
@Injectable()
export class LeadsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async page(list: LeadList, { page, pageSize, sort, ...filter }: LeadPageParams): Promise<StaffPage<LeadItem>> {
    const { where, values } = leadFilter(list, filter);
    const [{ total = 0 } = {}] = await this.dataSource.query<{ total?: number }[]>(
      `SELECT count(*)::integer AS total FROM inquiries.${list.table} l WHERE ${where}`,
      values,
    );
    const items = await this.dataSource.query<LeadItem[]>(
      `${select(list)} WHERE ${where} ORDER BY ${ORDERS[sort](list)} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
      values,
    );
    return { items, total, page, pageSize };
  }

  /** Every entry that the filter lets through, newest first, read in portions. */
  async all(list: LeadList, params: LeadFilterParams): Promise<AsyncIterable<LeadItem>> {
    const filter = leadFilter(list, params);
    return inPortions((after?: PlacedItem) => this.portion(list, filter, after), withoutPosition);
  }

  private portion(list: LeadList, { where, values }: LeadFilter, after?: PlacedItem): Promise<PlacedItem[]> {
    const later = after ? `AND (l.created_at, l.id) < ($${values.length + 1}, $${values.length + 2})` : '';
    return this.dataSource.query<PlacedItem[]>(
      `${select(list, ', l.created_at::text AS position')} WHERE ${where} ${later} ORDER BY ${ORDERS.newest(list)} LIMIT ${PORTION}`,
      after ? [...values, after.position, after.id] : values,
    );
  }

  /** Sets the status. With a `version` it is refused when the entry has another one by now. */
  change(list: LeadList, id: number, { status, version }: Change, { staff, requestId }: StaffWriter): Promise<LeadItem> {
    return this.dataSource.transaction(async (manager) => {
      const before = await this.locked(manager, list, id);
      if (version !== undefined && version !== before.version)
        throw new AppError('CHANGED_MEANWHILE', { id, version: before.version });
      if (status !== before.status) {
        await list.onStatus?.(manager, { id, from: before.status, to: status, requestId });
        await manager.query(`UPDATE inquiries.${list.table} SET status = $2, version = version + 1 WHERE id = $1`, [id, status]);
        const difference = { before: { status: before.status }, after: { status } };
        await recordStaffWrite(manager, SCHEMA, { staff, action: 'update', entity: list.name, entityId: id, ...difference });
      }
      return this.item(manager, list, id);
    });
  }

  addNote(list: LeadList, id: number, text: string, { staff }: StaffWriter): Promise<LeadItem> {
    return this.dataSource.transaction(async (manager) => {
      await this.locked(manager, list, id);
      await manager.query(`INSERT INTO inquiries.note (${list.table}_id, text, session_id) VALUES ($1, $2, $3)`, [
        id,
        text,
        staff.sessionId,
      ]);
      const after = { note: text };
      await recordStaffWrite(manager, SCHEMA, { staff, action: 'update', entity: list.name, entityId: id, after });
      return this.item(manager, list, id);
    });
  }

  private async locked(manager: EntityManager, list: LeadList, id: number): Promise<{ status: string; version: number }> {
    const { where, values } = leadFilter(list, { status: 'all' });
    const [row] = await manager.query<{ status: string; version: number }[]>(
      `SELECT status, version FROM inquiries.${list.table} l WHERE ${where} AND l.id = $${values.length + 1} FOR UPDATE`,
      [...values, id],
    );
    if (!row) throw new AppError('LEAD_NOT_FOUND', { id });
    return row;
  }

  private async item(manager: EntityManager, list: LeadList, id: number): Promise<LeadItem> {
    const [item] = await manager.query<LeadItem[]>(`${select(list)} WHERE l.id = $1`, [id]);
    return item as LeadItem;
  }
}
