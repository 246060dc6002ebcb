import type { UpcomingVehicle, Vehicle } from '@dealership/contracts';

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
  engineSize: null,
  cylinders: null,
  description: 'A grand tourer.',
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
  price: '250,000.00',
  imageUrl: '/pictures/altavia.webp',
  featured: false,
  createdAt: '2026-01-01T00:00:00Z',
  version: 1,
  ...given,
});
