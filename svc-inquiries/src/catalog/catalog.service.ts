import { randomUUID } from 'node:crypto';
import { type ErrorCode, endpointPath } from '@dealership/contracts';
import { getUpcomingVehicle, getVehicle, searchVehicles } from '@dealership/contracts/catalog/endpoints';
import { OutageLog, REQUEST_ID_HEADER } from '@dealership/server-kit';
import { nestLog } from '@dealership/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';

export const CATALOG_URL = Symbol('CATALOG_URL');

const DEADLINE_MS = 1500;

const vehicle = z.object({
  make: z.string(),
  model: z.string(),
  year: z.number(),
  sold: z.boolean(),
  images: z.array(z.string()).default([]),
  price: z.nullish(z.number()).transform((price) => price ?? null),
});
const upcomingVehicle = z.object({ name: z.string().min(1), imageUrl: z.nullish(z.string()) });
const foundVehicle = z.object({
  id: z.number(),
  make: z.string(),
  model: z.string(),
  year: z.number(),
  price: z.nullish(z.number()).transform((price) => price ?? null),
});
const searchResult = z.object({ items: z.array(foundVehicle) });
const refusal = z.object({ code: z.string() });

/** `missing`: the catalogue has no such thing. `unavailable`: it did not answer, not in time or not as agreed. */
export type CatalogAnswer<Thing> = Thing | 'missing' | 'unavailable';

export type FoundVehicle = z.infer<typeof foundVehicle>;

export type KnownVehicle = z.infer<typeof vehicle>;

export type KnownUpcomingVehicle = z.infer<typeof upcomingVehicle>;

/** Reads svc-catalog. It never throws: what a visitor sends must not be lost because the catalogue is unavailable. */
@Injectable()
export class CatalogService {
  private readonly outage = new OutageLog(nestLog(new Logger(CatalogService.name)), 'Reading the catalogue');

  constructor(@Inject(CATALOG_URL) private readonly url: string) {}

  vehicle(id: number, requestId: string): Promise<CatalogAnswer<KnownVehicle>> {
    return this.read(endpointPath(getVehicle, { id }), vehicle, 'VEHICLE_NOT_FOUND', requestId);
  }

  upcomingVehicle(id: number, requestId: string): Promise<CatalogAnswer<KnownUpcomingVehicle>> {
    const path = endpointPath(getUpcomingVehicle, { id });
    return this.read(path, upcomingVehicle, 'UPCOMING_VEHICLE_NOT_FOUND', requestId);
  }

  /** A page of the cars for sale that a search finds, newest first; undefined where the catalogue does not answer. */
  async search(query: string, page: number): Promise<FoundVehicle[] | undefined> {
    const asked = `${query && `${query}&`}page=${page}`;
    const answer = await this.read(`${searchVehicles.path}?${asked}`, searchResult, 'VEHICLE_NOT_FOUND', randomUUID());
    return typeof answer === 'string' ? undefined : answer.items;
  }

  private async read<Thing>(
    path: string,
    shape: z.ZodType<Thing>,
    missing: ErrorCode,
    requestId: string,
  ): Promise<CatalogAnswer<Thing>> {
    try {
      const headers = { [REQUEST_ID_HEADER]: requestId };
      const response = await fetch(this.url + path, { headers, redirect: 'error', signal: AbortSignal.timeout(DEADLINE_MS) });
      const body: unknown = await response.json();
      // Somebody else's 404, a proxy's say, says nothing about the vehicle.
      const isMissing = refusal.safeParse(body).data?.code === missing;
      if (!response.ok && !isMissing) throw new Error(`${path} was answered with ${response.status}`);
      const answer = isMissing ? 'missing' : shape.parse(body);
      this.outage.works();
      return answer;
    } catch (error) {
      this.outage.failed(error);
      return 'unavailable';
    }
  }
}
