import { describe, expect, it } from '@jest/globals';
import { upcomingVehicle, vehicle } from '../../testing/vehicles.js';
import { carNode, upcomingCarNode } from './structured-data.js';

describe('a car in stock', () => {
  it('is described by its facts and offered in dirhams', () => {
    expect(carNode(vehicle({ engineSize: '3.0 L', images: ['/media/a.webp'] }))).toMatchObject({
      '@type': ['Product', 'Car'],
      name: '2024 Aldermere Marchmont',
      url: '/vehicle/12',
      image: ['/media/a.webp'],
      brand: { '@type': 'Brand', name: 'Aldermere' },
      model: 'Marchmont',
      vehicleModelDate: '2024',
      mileageFromOdometer: { value: 11_200, unitCode: 'KMT' },
      vehicleTransmission: 'Automatic',
      fuelType: 'Hybrid',
      vehicleEngine: { name: '3.0 L' },
      offers: {
        '@type': 'Offer',
        url: '/vehicle/12',
        price: 745_000,
        priceCurrency: 'AED',
        availability: 'https://schema.org/InStock',
        seller: { '@id': '/#dealer' },
      },
    });
  });

  it('includes further known facts, and a visible VIN', () => {
    const facts = { bodyType: 'suv', drive: '4WD', exteriorColor: 'white', doors: 5, seats: 7 } as const;
    expect(carNode(vehicle({ ...facts, chassisNumber: '1M8GDM9AXKP042788' }))).toMatchObject({
      vehicleIdentificationNumber: '1M8GDM9AXKP042788',
      bodyType: 'suv',
      driveWheelConfiguration: 'https://schema.org/FourWheelDriveConfiguration',
      color: 'white',
      numberOfDoors: 5,
      vehicleSeatingCapacity: 7,
    });
    expect(carNode(vehicle({ chassisNumber: 'GRS200-0001234' })).vehicleIdentificationNumber).toBeUndefined();
  });

  it.each([
    ['SoldOut', { sold: true, reserved: true }],
    ['LimitedAvailability', { reserved: true }],
    ['InStock', {}],
  ])('is %s when its flags are %j', (availability, flags) => {
    expect(carNode(vehicle(flags)).offers.availability).toBe(`https://schema.org/${availability}`);
  });

  it('is not a product if its price is on request', () => {
    const node = carNode(vehicle({ price: null }));
    expect([node['@type'], node.offers.price]).toEqual(['Car', undefined]);
  });
});

describe('an upcoming car', () => {
  it('is offered for pre-order, with its price as a decimal number', () => {
    expect(upcomingCarNode(upcomingVehicle())).toMatchObject({
      '@type': ['Product', 'Car'],
      name: 'Orsenza Altavia Finale',
      url: '/upcoming-vehicle/3',
      image: '/pictures/altavia.webp',
      offers: { price: 250_000, priceCurrency: 'AED', availability: 'https://schema.org/PreOrder' },
    });
  });

  it('omits a missing picture and price', () => {
    const node = upcomingCarNode(upcomingVehicle({ imageUrl: null, price: '' }));
    expect([node['@type'], node.image, node.offers.price]).toEqual(['Car', undefined, undefined]);
  });
});
