import { z } from 'zod';
import { staffPage } from '../../fields/staff/staff-page.js';
import { FEED_FACTS, STOCK_FEEDS } from '../feeds.js';

export const stockFeedSummary = z.strictObject({
  file: z.enum(STOCK_FEEDS),
  included: z.int().describe('The number of vehicles in the feed.'),
  missing: z.int().describe('The number of vehicles in stock that lack facts required by the feed.'),
});

export type StockFeedSummary = z.infer<typeof stockFeedSummary>;

const missingVehicle = z.strictObject({
  id: z.int(),
  name: z.string(),
  stockNumber: z.string().nullable(),
  lacks: z.array(z.enum(FEED_FACTS)),
});

export type MissingVehicle = z.infer<typeof missingVehicle>;

export const stockFeedReport = z.strictObject({
  ...staffPage(missingVehicle).shape,
  included: z.int().describe('The number of vehicles in the feed.'),
  preview: z.string().describe('The beginning of the feed, with its first vehicles.'),
});

export type StockFeedReport = z.infer<typeof stockFeedReport>;
