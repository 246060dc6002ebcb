import { describe, expect, it } from '@jest/globals';
import { allEndpoints } from '../api/index.js';
import type { Endpoint } from './endpoint.js';
import { isAllowed, PERMISSIONS, ROLE_PERMISSIONS } from './roles.js';

const table = Object.entries<Endpoint>(allEndpoints);
const ofStaff = table.filter(([, { access, variesByStaff }]) => access === 'staff' || variesByStaff);

describe('the role table', () => {
  it('has a permission for each staff call', () => {
    const without = ofStaff.filter(([, { permission }]) => !permission || !PERMISSIONS.includes(permission));
    expect(without.map(([name]) => name)).toEqual([]);
  });

  it('has no unused permission', () => {
    const needed = new Set(ofStaff.map(([, { permission }]) => permission));
    expect(PERMISSIONS.filter((permission) => !needed.has(permission))).toEqual([]);
  });

  it('allows the owner everything and everybody their own account, and denies calls without a permission', () => {
    expect(ROLE_PERMISSIONS.owner).toEqual(PERMISSIONS);
    for (const permissions of Object.values(ROLE_PERMISSIONS)) expect(permissions).toContain('account.own');
    expect(isAllowed('owner', undefined)).toBe(false);
  });

  it('separates money, personal data and texts', () => {
    const may = (permission: (typeof PERMISSIONS)[number]) =>
      Object.entries(ROLE_PERMISSIONS).flatMap(([role, permissions]) => (permissions.includes(permission) ? [role] : []));
    expect(may('stock.costs')).toEqual(['owner', 'manager', 'accountant']);
    expect(may('payments.refund')).toEqual(['owner', 'manager', 'accountant']);
    expect(may('privacy.manage')).toEqual(['owner', 'manager']);
    expect(may('requests.export')).toEqual(['owner', 'manager', 'sales']);
    expect(may('content.write')).toEqual(['owner', 'manager', 'editor']);
  });
});
