import type { CustomerShowcase } from '@dealership/contracts';

/** A row as `CUSTOMER_SHOWCASE_COLUMNS` selects it. */
export type CustomerShowcaseRow = Omit<CustomerShowcase, 'createdAt'> & { createdAt: Date };

/** SQL that selects of a row `c` what the contract's `CustomerShowcase` holds. */
export const CUSTOMER_SHOWCASE_COLUMNS = `
  c.id, c.client_name AS "clientName", c.client_review AS "clientReview", c.car_make AS "carMake", c.car_model AS "carModel",
  c.car_year AS "carYear", c.car_image AS "carImage", c.rating, c.featured, c.version,
  c.created_at AS "createdAt"`;

export const toCustomerShowcase = (row: CustomerShowcaseRow): CustomerShowcase => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});
