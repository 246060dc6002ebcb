import type { CustomerShowcase as CustomerShowcaseResponse } from '@dealership/contracts';
import type { CustomerShowcase } from './customer-showcase.entity.js';

export const toCustomerShowcase = (row: CustomerShowcase): CustomerShowcaseResponse => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});
