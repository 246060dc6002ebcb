import { type Color, formatNumber, type KnownFact, type Vehicle } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useMonth } from '../vehicle/month.js';

type Value = string | null;

type Fact = KnownFact | 'make' | 'model' | 'year' | 'mileage' | 'origin' | 'chassisNumber' | 'transmission' | 'fuelType';

/** A car in stock, or an upcoming one with fewer facts. */
export type KnownFacts = { [Name in Fact]?: Vehicle[Name] | null };

type Unknown = null | undefined;

/** No cars are built in the Gulf: as an origin it only repeats the regional specification. */
const GULF = /^(?:GCC|دول الخليج|(?:湾岸|中東)諸国|中東（GCC）)$/;

const isSpecAgain = ({ regionalSpec, origin }: KnownFacts): boolean => regionalSpec === 'gcc' && GULF.test(origin ?? '');

/** A car without previous owners cannot lack a service history. */
const isNew = ({ previousOwners, serviceHistory }: KnownFacts): boolean => previousOwners === 0 && serviceHistory === 'none';

/** No line break between a Japanese year and month. */
const unbroken = (month: string): string => month.replace('年', '年\u2060');

/** A car's facts by group; unknown facts are null. */
export function useSpecificationGroups(): (vehicle: KnownFacts) => [group: string, facts: Record<string, Value>][] {
  const { t } = useTranslation('catalog');
  const month = useMonth();
  const number = (value: number | Unknown): Value => (typeof value === 'number' ? formatNumber(value) : null);
  // Japanese uses a counter word.
  const counted = (name: string, value: number | Unknown): Value =>
    typeof value === 'number' ? t(`specification.${name}`, { number: formatNumber(value) }) : null;
  const word = (kind: string, code: string | Unknown): Value => (code ? t(`${kind}.${code}`) : null);
  const color = (code: Color | Unknown, name: string | Unknown): Value => name || word('color', code);
  return (vehicle) => {
    const warranty = word('warranty', vehicle.warranty);
    const until = vehicle.warrantyUntil && month(vehicle.warrantyUntil);
    return [
      [
        'identity',
        {
          make: vehicle.make ?? null,
          model: vehicle.model ?? null,
          year: vehicle.year ? t('card.year', { year: vehicle.year }) : null,
          mileage: typeof vehicle.mileage === 'number' ? t('card.mileage', { mileage: formatNumber(vehicle.mileage) }) : null,
          regionalSpec: word('regionalSpec', vehicle.regionalSpec),
          origin: isSpecAgain(vehicle) ? null : (vehicle.origin ?? null),
          chassisNumber: vehicle.chassisNumber ?? null,
        },
      ],
      [
        'drive',
        {
          engineSize: vehicle.engineSize ?? null,
          cylinders: number(vehicle.cylinders),
          power: typeof vehicle.power === 'number' ? t('specification.powerHp', { power: formatNumber(vehicle.power) }) : null,
          transmission: word('transmission', vehicle.transmission),
          drive: word('driveType', vehicle.drive),
          fuelType: word('fuelType', vehicle.fuelType),
        },
      ],
      [
        'body',
        {
          bodyType: word('bodyType', vehicle.bodyType),
          exteriorColor: color(vehicle.exteriorColor, vehicle.exteriorColorName),
          interiorColor: color(vehicle.interiorColor, vehicle.interiorColorName),
          doors: counted('doorCount', vehicle.doors),
          seats: counted('seatCount', vehicle.seats),
        },
      ],
      [
        'history',
        {
          previousOwners: counted('ownerCount', vehicle.previousOwners),
          serviceHistory: isNew(vehicle) ? null : word('serviceHistory', vehicle.serviceHistory),
          warranty: warranty && until ? t('specification.warrantyUntil', { warranty, month: unbroken(until) }) : warranty,
        },
      ],
    ];
  };
}
