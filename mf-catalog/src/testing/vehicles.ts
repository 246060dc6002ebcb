import { NOTHING_KNOWN, type UpcomingVehicle, type Vehicle, type VehicleSearchResult } from '@dealership/contracts';

const NAMES_IN_ENGLISH = { engineSize: 'en', exteriorColorName: 'en', interiorColorName: 'en' } as const;

export const vehicle = (given: Partial<Vehicle> = {}): Vehicle => ({
  id: 12,
  make: 'Aldermere',
  model: 'Marchmont',
  year: 2024,
  mileage: 11_200,
  price: 745_000,
  transmission: 'Automatic',
  fuelType: 'Hybrid',
  images: [],
  origin: null,
  ...NOTHING_KNOWN,
  description: 'A grand tourer.',
  chassisNumber: null,
  documents: [],
  spin: [],
  imageAlts: {},
  textLanguages: { ...NAMES_IN_ENGLISH, origin: 'en', description: 'en', equipment: 'en', imageAlts: 'en' },
  createdAt: '2026-01-01T00:00:00Z',
  sold: false,
  reserved: false,
  specialOffer: false,
  justArrived: false,
  allElectric: false,
  featured: false,
  version: 1,
  ...given,
});

export const upcomingVehicle = (given: Partial<UpcomingVehicle> = {}): UpcomingVehicle => ({
  id: 3,
  name: 'Orsenza Altavia Finale',
  description: 'The last of its kind.',
  estimatedArrival: 'February 2027',
  arrivalMonth: null,
  origin: null,
  transmission: null,
  fuelType: null,
  ...NOTHING_KNOWN,
  imageAlt: null,
  textLanguages: { ...NAMES_IN_ENGLISH, origin: 'en', description: 'en', equipment: 'en', imageAlt: 'en' },
  price: '250,000.00',
  imageUrl: '/pictures/altavia.webp',
  featured: false,
  createdAt: '2026-01-01T00:00:00Z',
  version: 1,
  ...given,
});

/** Facets without counts except the given ones. */
export const facets = (given: Partial<VehicleSearchResult['facets']> = {}): VehicleSearchResult['facets'] => ({
  makes: [],
  models: [],
  years: [],
  bodyTypes: [],
  exteriorColors: [],
  regionalSpecs: [],
  fuelTypes: [],
  transmissions: [],
  prices: [],
  ...given,
});
