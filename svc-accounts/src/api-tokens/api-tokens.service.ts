import { createHash, randomBytes } from 'node:crypto';
import {
  type ActiveApiToken,
  API_TOKEN_PREFIX,
  type ApiToken as ApiTokenResponse,
  DAY_MS,
  type IssuedApiToken,
  isAllowed,
  type NewApiToken,
} from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { Staff } from '../staff/staff.entity.js';
import { ApiToken } from './api-token.entity.js';

const ENTITY = 'api-token';
const SECRET_BYTES = 32;
const ENDING = 4;

/** Whether somebody may manage API clients, and keep the tokens they created. */
const mayManage = ({ state, role }: Staff): boolean => state === 'active' && isAllowed(role, 'integrations.manage');

const toApiToken = (row: ApiToken, stopped = false): ApiTokenResponse => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  ending: row.ending,
  createdBy: row.createdBy,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  stopped,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

const audited = ({ name, scopes, expiresAt }: ApiToken) => ({ name, scopes, expiresAt: expiresAt.toISOString() });

/** The tokens of API clients, created and revoked by owner and managers. */
@Injectable()
export class ApiTokensService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Newest first. */
  async list(): Promise<ApiTokenResponse[]> {
    const rows = await this.dataSource.manager.find(ApiToken, { order: { id: 'DESC' } });
    const stopped = await this.stopped(rows);
    return rows.map((row) => toApiToken(row, stopped.has(row)));
  }

  create({ name, scopes, days }: NewApiToken, staff: CurrentStaff): Promise<IssuedApiToken> {
    const token = `${API_TOKEN_PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
    return this.dataSource.transaction(async (manager) => {
      const row = await manager.save(
        manager.create(ApiToken, {
          name,
          scopes,
          tokenHash: createHash('sha256').update(token).digest('hex'),
          ending: token.slice(-ENDING),
          createdBy: staff.account.name,
          createdById: staff.account.id,
          expiresAt: new Date(Date.now() + days * DAY_MS),
        }),
      );
      await recordStaffWrite(manager, SCHEMA, { staff, action: 'create', entity: ENTITY, entityId: row.id, after: audited(row) });
      return { ...toApiToken(row), token };
    });
  }

  async revoke(id: number, staff: CurrentStaff): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const row = await manager.findOne(ApiToken, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!row) throw new AppError('API_TOKEN_NOT_FOUND', { id });
      await manager.delete(ApiToken, id);
      await recordStaffWrite(manager, SCHEMA, { staff, action: 'delete', entity: ENTITY, entityId: id, before: audited(row) });
    });
  }

  /**
   * The API client of a valid token. Records its use.
   * @throws AppError API_TOKEN_INVALID
   */
  async check(tokenHash: string): Promise<ActiveApiToken> {
    const row = await this.dataSource.manager.findOneBy(ApiToken, { tokenHash });
    if (!row || row.expiresAt.getTime() <= Date.now() || (await this.stopped([row])).has(row))
      throw new AppError('API_TOKEN_INVALID');
    await this.dataSource.manager.update(ApiToken, row.id, { lastUsedAt: new Date() });
    return { id: row.id, name: row.name, scopes: row.scopes, expiresAt: row.expiresAt.toISOString() };
  }

  /** Tokens of staff who were deactivated, or whose role may no longer create any. */
  private async stopped(rows: ApiToken[]): Promise<Set<ApiToken>> {
    const ids = [...new Set(rows.flatMap(({ createdById }) => createdById ?? []))];
    const accounts = await this.dataSource.manager.findBy(Staff, { id: In(ids) });
    const out = new Set(accounts.filter((account) => !mayManage(account)).map(({ id }) => id));
    return new Set(rows.filter(({ createdById }) => createdById !== null && out.has(createdById)));
  }
}
