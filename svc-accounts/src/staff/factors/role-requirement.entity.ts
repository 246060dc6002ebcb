import type { Role } from '@dealership/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

/** Whether members of a role must have a second factor: `requiresFactor` elsewhere, here called like its column. */
@Entity({ schema: SCHEMA, name: 'role_demand' })
export class RoleRequirement {
  @PrimaryColumn({ type: 'text' })
  role: Role;

  @Column({ type: 'boolean', name: 'demands_factor' })
  demandsFactor: boolean;
}
