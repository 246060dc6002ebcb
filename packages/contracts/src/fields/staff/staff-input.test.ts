import { describe, expect, it } from '@jest/globals';
import { newUpcomingVehicle, upcomingVehicleChanges } from '../../catalog/input/upcoming-vehicle-input.js';
import { newVehicle, vehicleChanges } from '../../catalog/input/vehicle-input.js';
import { newBlogPost, slugOf } from '../../content/blog-post-input.js';
import { lastVehicleYear } from '../vehicle-years.js';

const VEHICLE = { make: 'Aurelio', model: 'Vento', year: 2024, mileage: 1200, price: 'AED 450,000' };

const firstError = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error && [result.error.issues[0]?.path.join('.'), result.error.issues[0]?.message];

describe('a vehicle from staff', () => {
  it('parses the price as people type it, and applies defaults', () => {
    expect(newVehicle.parse(VEHICLE)).toMatchObject({
      price: 450_000,
      transmission: 'Automatic',
      images: [],
      sold: false,
      origin: null,
    });
  });

  it.each([
    ['', null],
    [undefined, null],
    ['1', 1],
    ['95.500', 95_500],
    ['450,000.00', 450_000],
  ])('parses the price %j as %j', (price, expected) => {
    expect(newVehicle.parse({ ...VEHICLE, price }).price).toBe(expected);
  });

  it.each([
    ['price', 'a lot', 'price'],
    ['price', 0, 'priceZero'],
    ['price', 'AED 0.00', 'priceZero'],
    ['nextPrice', '0', 'priceZero'],
    ['price', 1e12, 'priceTooHigh'],
    ['price', 99.5, 'wholeDirhams'],
    ['price', '4,50', 'wholeDirhams'],
    ['year', 1899, 'vehicleYear'],
    ['year', lastVehicleYear() + 1, 'vehicleYear'],
    ['mileage', -1, 'mileage'],
    ['make', ' ', 'vehicleMake'],
    ['images', ['http://plain.example/a.png'], 'images'],
    ['images', ['data:image/svg+xml;base64,AAAA'], 'images'],
    ['images', ['javascript:alert(1)'], 'images'],
    ['images', ['/media/../../x'], 'images'],
    ['images', ['/media//evil.example/x.webp'], 'images'],
    ['images', ['https://cdn.example/\u0000.jpg'], 'images'],
    ['transmission', 'Robot', 'transmission'],
  ])('refuses %s %j and names the field', (field, value, message) => {
    const [path, actual] = firstError(newVehicle.safeParse({ ...VEHICLE, [field]: value })) ?? [];
    expect(path?.startsWith(field)).toBe(true);
    expect(actual).toBe(message);
  });

  it('changes only the given fields', () => {
    expect(vehicleChanges.parse({ sold: true, version: 3 })).toEqual({ sold: true, version: 3 });
    expect(vehicleChanges.parse({ price: '' })).toEqual({ price: null });
  });

  it('may have cost nothing', () => {
    expect(vehicleChanges.parse({ purchasePrice: '0', costs: 0 })).toEqual({ purchasePrice: 0, costs: 0 });
  });

  it('treats an empty origin as none', () => {
    expect(vehicleChanges.parse({ origin: ' ' })).toEqual({ origin: null });
  });
});

describe('an upcoming vehicle from staff', () => {
  it('keeps the price as typed, and refuses one without an amount', () => {
    expect(upcomingVehicleChanges.parse({ price: '1,250,000.00' })).toEqual({ price: '1,250,000.00' });
    const given = { name: 'A', description: 'B', estimatedArrival: 'May', imageUrl: '/media/a' };
    for (const price of ['soon', '', '0', 'AED 0.00'])
      expect(firstError(newUpcomingVehicle.safeParse({ ...given, price }))).toEqual(['price', 'upcomingPrice']);
  });
});

describe('a blog post from staff', () => {
  it.each([
    ['Auction sheets: the grades, explained!', 'auction-sheets-the-grades-explained'],
    ['  4WD & Dune -- driving ', '4wd-dune-driving'],
    ['سيارة', ''],
  ])('derives its slug from its title: %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('deduplicates tags', () => {
    const post = { title: 'A', excerpt: 'B', content: 'C', author: 'D', tags: ['one', 'one'] };
    expect(firstError(newBlogPost.safeParse(post))).toEqual(['tags', 'tags']);
  });
});
