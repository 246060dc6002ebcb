import { type Color, formatNumber, type Vehicle } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useMonth } from './month.js';

type Value = string | null;

/** What is known of a car, by group; what is not known is null. */
export function useSpecificationGroups(): (vehicle: Vehicle) => [group: string, facts: Record<string, Value>][] {
  const { t } = useTranslation('catalog');
  const month = useMonth();
  const number = (value: number | null): Value => (value === null ? null : formatNumber(value));
  const word = (kind: string, code: string | null): Value => code && t(`${kind}.${code}`);
  const color = (code: Color | null, name: Value): Value => [word('color', code), name].filter(Boolean).join(' · ') || null;
  return (vehicle) => {
    const warranty = word('warranty', vehicle.warranty);
    const until = vehicle.warrantyUntil && month(vehicle.warrantyUntil);
    return [
      [
        'identity',
        {
          make: vehicle.make,
          model: vehicle.model,
          year: String(vehicle.year),
          mileage: t('card.mileage', { mileage: formatNumber(vehicle.mileage) }),
          regionalSpec: word('regionalSpec', vehicle.regionalSpec),
          origin: vehicle.origin,
          chassisNumber: vehicle.chassisNumber,
        },
      ],
      [
        'drive',
        {
          engineSize: vehicle.engineSize,
          cylinders: number(vehicle.cylinders),
          power: vehicle.power === null ? null : t('specification.powerHp', { power: formatNumber(vehicle.power) }),
          transmission: t(`transmission.${vehicle.transmission}`),
          drive: word('driveType', vehicle.drive),
          fuelType: t(`fuelType.${vehicle.fuelType}`),
        },
      ],
      [
        'body',
        {
          bodyType: word('bodyType', vehicle.bodyType),
          exteriorColor: color(vehicle.exteriorColor, vehicle.exteriorColorName),
          interiorColor: color(vehicle.interiorColor, vehicle.interiorColorName),
          doors: number(vehicle.doors),
          seats: number(vehicle.seats),
        },
      ],
      [
        'history',
        {
          previousOwners: number(vehicle.previousOwners),
          serviceHistory: word('serviceHistory', vehicle.serviceHistory),
          warranty: warranty && until ? t('specification.warrantyUntil', { warranty, month: until }) : warranty,
        },
      ],
    ];
  };
}
