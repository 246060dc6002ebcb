import {
  BODY_TYPES,
  type BodyType,
  COLORS,
  type Color,
  FUEL_TYPES,
  type FuelType,
  PRICE_BANDS,
  type PriceBand,
  parseAed,
  REGIONAL_SPECS,
  type RegionalSpec,
  STOCK_STATUSES,
  type StockStatus,
  TRANSMISSIONS,
  type Transmission,
  toLatinDigits,
  VEHICLE_SORTS,
  type VehicleSearchQuery,
  type VehicleSort,
} from '@dealership/contracts';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsNumber, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';

const MAX_PRICE = 9_999_999_999;
const MAX_PAGE = 1_000_000;

type Reader = (text: string) => unknown;

const asText: Reader = (text) => text;
const asWords: Reader = (text) => text.replace(/\p{Cc}/gu, ' ');
const asInteger: Reader = (text) => (/^\d{1,9}$/.test(toLatinDigits(text)) ? Number(toLatinDigits(text)) : text);
const asAed: Reader = (text) => parseAed(toLatinDigits(text)) ?? text;

/** An optional or empty parameter, as forms without JavaScript send it. Repeated ones stay arrays and fail. */
const Given = (read: Reader, ...rules: PropertyDecorator[]) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => {
      if (typeof value !== 'string') return value;
      return value.trim() === '' ? undefined : read(value.trim());
    }),
    IsOptional(),
    ...rules,
  );

const Name = () => Given(asText, Matches(/^\P{Cc}{1,80}$/u, { message: '$property must be a text of at most 80 characters' }));
const Year = () => Given(asInteger, IsInt({ message: '$property must be a year' }), Max(9999));
const Aed = () => Given(asAed, IsNumber({}, { message: '$property must be an amount in AED' }), Max(MAX_PRICE));
const OneOf = (values: readonly string[]) =>
  Given((text) => values.find((value) => value.toLowerCase() === text.toLowerCase()) ?? text, IsIn(values));

/** The query string of `GET /api/vehicles/nearest`. */
export class VehicleFilterParams implements Omit<VehicleSearchQuery, 'sort' | 'page'> {
  @OneOf(STOCK_STATUSES)
  status?: StockStatus;

  @Given(asWords, MaxLength(100), IsString())
  search?: string;

  @Name()
  make?: string;

  @Name()
  model?: string;

  @Given(
    (text) => toLatinDigits(text),
    Matches(/^(?:\d{4}|older)$/, { message: "$property must be a year of four digits or 'older'" }),
  )
  year?: string;

  @Year()
  minYear?: number;

  @Year()
  maxYear?: number;

  @OneOf(PRICE_BANDS.map(({ key }) => key))
  price?: PriceBand;

  @Aed()
  minPrice?: number;

  @Aed()
  maxPrice?: number;

  @Given(asInteger, IsInt({ message: '$property must be a number of kilometres' }))
  maxMileage?: number;

  @OneOf(TRANSMISSIONS)
  transmission?: Transmission;

  @OneOf(FUEL_TYPES)
  fuelType?: FuelType;

  @OneOf(BODY_TYPES)
  bodyType?: BodyType;

  @OneOf(COLORS)
  exteriorColor?: Color;

  @OneOf(REGIONAL_SPECS)
  regionalSpec?: RegionalSpec;
}

/** The query string of `GET /api/vehicles/search`. */
export class VehicleSearchParams extends VehicleFilterParams implements VehicleSearchQuery {
  @OneOf(VEHICLE_SORTS)
  sort?: VehicleSort;

  @Given(asInteger, IsInt({ message: '$property must be a whole number from 1' }), Min(1), Max(MAX_PAGE))
  page?: number;
}
