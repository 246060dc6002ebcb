import { ERASED_PERSON, type ErasureReceipt, type NamedRecord } from '@dealership/contracts';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { PictureRemovalService } from '../media/picture-removal.service.js';

const PLACE = 'customer-showcase';

/** Every name that a showcase has or had. */
const NAMED = `
  SELECT id, client_name AS name, created_at FROM content.customer_showcase
  UNION ALL
  SELECT a.entity_id, n.name, a.at FROM content.audit a,
    LATERAL (VALUES (a.before ->> 'clientName'), (a.after ->> 'clientName')) AS n (name)
  WHERE a.entity = '${PLACE}' AND n.name IS NOT NULL`;

const FIND = `
  SELECT DISTINCT ON (id) id, name, created_at AS "createdAt" FROM (${NAMED}) AS named
  WHERE strpos(lower(name), lower($1)) > 0 ORDER BY id, created_at`;

// Rows of the audit stay, without what tells of the person.
const ERASE_FROM_AUDIT = `
  UPDATE content.audit SET before = before - $2::text[], after = after - $2::text[]
  WHERE entity = '${PLACE}' AND entity_id = ANY($1) AND (before ?| $2 OR after ?| $2) RETURNING entity_id AS id`;

const PERSONAL = ['clientName', 'clientReview', 'carImage'];

/** Every picture that a showcase has or had. */
const PICTURES = `
  SELECT car_image AS address FROM content.customer_showcase WHERE id = ANY($1)
  UNION
  SELECT p.address FROM content.audit a, LATERAL (VALUES (a.before ->> 'carImage'), (a.after ->> 'carImage')) AS p (address)
  WHERE a.entity = '${PLACE}' AND a.entity_id = ANY($1)`;

@Injectable()
export class PrivacyService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly pictures: PictureRemovalService,
  ) {}

  /** The showcases of whoever has that name, the deleted ones too whose changes the audit still tells. */
  async find(name: string): Promise<NamedRecord[]> {
    const rows = await this.dataSource.query<{ id: number; name: string; createdAt: Date }[]>(FIND, [name]);
    return rows.map((row) => ({ place: PLACE, ...row, createdAt: row.createdAt.toISOString() }));
  }

  /** Deletes showcases, what the audit holds of their customers, and their pictures. */
  async erase(showcaseIds: number[], staff: CurrentStaff): Promise<ErasureReceipt> {
    const rows = await this.dataSource.query<{ address: string | null }[]>(PICTURES, [showcaseIds]);
    const removePictures = await this.pictures.prepare(rows.flatMap(({ address }) => address ?? []));
    const receipt = await this.eraseRows(showcaseIds, staff);
    await removePictures();
    return receipt;
  }

  private eraseRows(showcaseIds: number[], staff: CurrentStaff): Promise<ErasureReceipt> {
    return this.dataSource.transaction(async (manager) => {
      const [deleted] = await manager.query<[{ id: number }[], number]>(
        'DELETE FROM content.customer_showcase WHERE id = ANY($1) RETURNING id',
        [showcaseIds],
      );
      const [cleaned] = await manager.query<[{ id: number }[], number]>(ERASE_FROM_AUDIT, [showcaseIds, PERSONAL]);
      const ids = [...new Set([...deleted, ...cleaned].map(({ id }) => id))].sort((a, b) => a - b);
      const write = { staff, action: 'erase', entity: ERASED_PERSON, after: { [PLACE]: ids } } as const;
      if (ids.length) await recordStaffWrite(manager, SCHEMA, write);
      const erased: Record<string, number> = ids.length ? { [PLACE]: ids.length } : {};
      return { erased, kept: [] };
    });
  }
}
