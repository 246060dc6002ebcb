import type { AuditEntity, ErrorCode } from '@dealership/contracts';
import type { DataSource, DeepPartial, EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { AppError } from '../errors/app-error.js';
import type { CurrentStaff } from '../staff/decorators.js';
import { assertVersion } from './assert-version.js';
import { differences, recordStaffWrite } from './audit.js';

interface Versioned extends ObjectLiteral {
  id: number;
  /** Version number of the row. */
  version: number;
}

interface RecordKind<Row extends Versioned> {
  schema: string;
  /** Its name in the audit. */
  name: AuditEntity;
  target: EntityTarget<Row>;
  notFound: ErrorCode;
  /** Fields excluded from the audit. */
  hidden?: readonly (keyof Row)[];
  /** Extra writes in the transaction of an insert or update. `before`: null for a new row. */
  onWritten?: (manager: EntityManager, rows: { before: Row | null; after: Row }, staff: CurrentStaff) => Promise<void>;
  /** The same for a deletion. */
  onRemoved?: (manager: EntityManager, row: Row) => Promise<void>;
}

/** CRUD for staff: each write and its audit row in one transaction, with optimistic locking. */
export class StaffRecords<Row extends Versioned> {
  constructor(
    /** Inside a transaction: its manager. */
    private readonly dataSource: Pick<DataSource, 'transaction'> | Pick<EntityManager, 'transaction'>,
    private readonly kind: RecordKind<Row>,
  ) {}

  async create(values: DeepPartial<Row>, staff: CurrentStaff): Promise<Row> {
    return this.dataSource.transaction(async (manager) => {
      const repository = manager.getRepository(this.kind.target);
      const row = await repository.save(repository.create(values));
      await this.record(manager, { staff, action: 'create', entityId: row.id, after: row });
      await this.kind.onWritten?.(manager, { before: null, after: row }, staff);
      return row;
    });
  }

  /**
   * `version`: as staff saw it; throws CHANGED_MEANWHILE if the row has changed since.
   * @param changesTo the changes, or a function of the current row
   */
  async change(id: number, changesTo: Partial<Row> | ((row: Row) => Partial<Row>), staff: CurrentStaff): Promise<Row> {
    return this.dataSource.transaction(async (manager) => {
      const row = await this.locked(manager, id);
      const { version, ...changes } = typeof changesTo === 'function' ? changesTo(row) : changesTo;
      assertVersion(row, version);
      const next: Row = { ...row, ...changes };
      const difference = differences(row, next);
      if (Object.keys(difference.after).length === 0) return row;
      const saved = await manager.getRepository(this.kind.target).save({ ...next, version: row.version + 1 });
      await this.record(manager, { staff, action: 'update', entityId: id, ...difference });
      await this.kind.onWritten?.(manager, { before: row, after: saved }, staff);
      return saved;
    });
  }

  async remove(id: number, staff: CurrentStaff): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const row = await this.locked(manager, id);
      await manager.getRepository(this.kind.target).delete(id);
      await this.record(manager, { staff, action: 'delete', entityId: id, before: row });
      await this.kind.onRemoved?.(manager, row);
    });
  }

  private async locked(manager: EntityManager, id: number): Promise<Row> {
    const row = await manager.getRepository(this.kind.target).findOne({
      where: { id } as FindOptionsWhere<Row>,
      lock: { mode: 'pessimistic_write' },
    });
    if (!row) throw new AppError(this.kind.notFound, { id });
    return row;
  }

  private record(manager: EntityManager, write: Omit<Parameters<typeof recordStaffWrite>[2], 'entity'>): Promise<void> {
    const { before, after } = write;
    const shown = { ...(before && { before: this.shown(before) }), ...(after && { after: this.shown(after) }) };
    return recordStaffWrite(manager, this.kind.schema, { ...write, ...shown, entity: this.kind.name });
  }

  private shown(fields: object): object {
    const { hidden = [] } = this.kind;
    return Object.fromEntries(Object.entries(fields).filter(([name]) => !hidden.includes(name)));
  }
}
