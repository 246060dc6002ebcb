import { randomUUID } from 'node:crypto';
import { getUpcomingVehicle, getVehicle, searchVehicles } from '@dealership/contracts/catalog/endpoints';
import { OutageLog } from '@dealership/server-kit';
import { nestLog } from '@dealership/service-kit';
import type { ServiceClient } from '@dealership/service-kit/service-client';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';

export const CATALOG = Symbol('CATALOG');

const vehicle = z.object({
  make: z.string(),
  model: z.string(),
  year: z.number(),
  sold: z.boolean(),
  reserved: z.boolean().default(false),
  images: z.array(z.string()).default([]),
  price: z.nullish(z.number()).transform((price) => price ?? null),
});
const upcomingVehicle = z.object({
  name: z.string().min(1),
  imageUrl: z.nullish(z.string()),
  price: z.nullish(z.string()),
  arrivalMonth: z.string().nullable().default(null),
  estimatedArrival: z.string().default(''),
});
const foundVehicle = z.object({
  id: z.number(),
  make: z.string(),
  model: z.string(),
  year: z.number(),
  price: z.nullish(z.number()).transform((price) => price ?? null),
});
const searchResult = z.object({ items: z.array(foundVehicle) });

/** `missing`: the catalogue has no such record. `unavailable`: no response, a timeout or an invalid response. */
export type CatalogAnswer<Thing> = Thing | 'missing' | 'unavailable';

export type FoundVehicle = z.infer<typeof foundVehicle>;

export type KnownVehicle = z.infer<typeof vehicle>;

export type KnownUpcomingVehicle = z.infer<typeof upcomingVehicle>;

/** Reads svc-catalog. Never throws: a visitor's submission must not be lost because the catalogue is unavailable. */
@Injectable()
export class CatalogClient {
  private readonly outage = new OutageLog(nestLog(new Logger(CatalogClient.name)), 'catalogue');

  constructor(@Inject(CATALOG) private readonly client: ServiceClient) {}

  vehicle(id: number, requestId: string): Promise<CatalogAnswer<KnownVehicle>> {
    const call = { ...getVehicle, response: vehicle };
    return this.answer(() => this.client.find(call, ['VEHICLE_NOT_FOUND'], { params: { id }, requestId }));
  }

  upcomingVehicle(id: number, requestId: string): Promise<CatalogAnswer<KnownUpcomingVehicle>> {
    const call = { ...getUpcomingVehicle, response: upcomingVehicle };
    return this.answer(() => this.client.find(call, ['UPCOMING_VEHICLE_NOT_FOUND'], { params: { id }, requestId }));
  }

  /** A page of the cars for sale that match a search, newest first; undefined if the catalogue is unavailable. */
  async search(filters: string, page: number): Promise<FoundVehicle[] | undefined> {
    const call = { ...searchVehicles, response: searchResult };
    const query = { ...Object.fromEntries(new URLSearchParams(filters)), page };
    const answer = await this.answer(() => this.client.call(call, { query, requestId: randomUUID() }));
    return typeof answer === 'string' ? undefined : answer.items;
  }

  /** The highest id of the newest cars for sale; 0 if there are none, undefined if the catalogue is unavailable. */
  async newestId(): Promise<number | undefined> {
    const vehicles = await this.search('', 1);
    return vehicles && Math.max(0, ...vehicles.map(({ id }) => id));
  }

  private async answer<Thing>(ask: () => Promise<Thing | undefined>): Promise<CatalogAnswer<Thing>> {
    try {
      const answer = await ask();
      this.outage.recovered();
      return answer ?? 'missing';
    } catch (error) {
      this.outage.failed(error);
      return 'unavailable';
    }
  }
}
