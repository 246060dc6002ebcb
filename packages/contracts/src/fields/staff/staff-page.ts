import { z } from 'zod';

/** One page of a staff list. */
export const staffPage = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({
    items: z.array(item),
    total: z.int(),
    page: z.int().describe('The page number, starting at 1.'),
    pageSize: z.int(),
  });

export interface StaffPage<Item> {
  items: Item[];
  total: number;
  page: number;
  pageSize: number;
}
