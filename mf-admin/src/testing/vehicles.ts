import type { Vehicle } from '@dealership/contracts';

export const vehicle = (id: number, more: Partial<Vehicle> = {}): Vehicle => ({
  id,
  make: 'Aurelio',
  model: `Vento ${id}`,
  year: 2024,
  mileage: 12_000,
  price: 450_000,
  transmission: 'Automatic',
  fuelType: 'Gasoline',
  images: ['https://pictures.example/front.jpg', 'https://pictures.example/side.jpg'],
  origin: null,
  engineSize: null,
  cylinders: null,
  description: '',
  featured: false,
  justArrived: false,
  specialOffer: false,
  allElectric: false,
  sold: false,
  reserved: false,
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

/** As the staff's list answers. */
export const vehicleList = (items: Vehicle[]) => ({ body: { items, total: items.length, page: 1, pageSize: 20, featured: 0 } });
