/** Codes of vehicle facts: pages translate them, filters use them. */
export const COLORS = [
  'white',
  'black',
  'silver',
  'grey',
  'blue',
  'red',
  'green',
  'yellow',
  'orange',
  'brown',
  'beige',
  'gold',
  'purple',
] as const;

export const BODY_TYPES = ['suv', 'sedan', 'coupe', 'convertible', 'hatchback', 'wagon', 'pickup', 'van'] as const;

export const DRIVES = ['FWD', 'RWD', 'AWD', '4WD'] as const;

/** The market a vehicle was built for. */
export const REGIONAL_SPECS = ['gcc', 'japanese', 'european', 'american', 'other'] as const;

export const SERVICE_HISTORIES = ['full-maker', 'full', 'partial', 'none'] as const;

export const WARRANTIES = ['maker', 'dealer', 'none'] as const;

export const DOCUMENT_KINDS = ['inspection-report', 'auction-sheet', 'service-book', 'other'] as const;

export type Color = (typeof COLORS)[number];
export type BodyType = (typeof BODY_TYPES)[number];
export type Drive = (typeof DRIVES)[number];
export type RegionalSpec = (typeof REGIONAL_SPECS)[number];
export type ServiceHistory = (typeof SERVICE_HISTORIES)[number];
export type Warranty = (typeof WARRANTIES)[number];
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A PDF that visitors may open. */
export interface VehicleDocument {
  kind: DocumentKind;
  /** Its address in the media store. */
  url: string;
}

/** Sale status of a vehicle. */
export const VEHICLE_STATUSES = ['available', 'reserved', 'sold'] as const;

export type VehicleStatus = (typeof VEHICLE_STATUSES)[number];

/** A sold vehicle stays sold, even if it was reserved. */
export function vehicleStatus({ sold, reserved }: { sold: boolean; reserved: boolean }): VehicleStatus {
  if (sold) return 'sold';
  return reserved ? 'reserved' : 'available';
}

/** The flags of a vehicle for each status. */
export const STATUS_FLAGS: Record<VehicleStatus, { sold: boolean; reserved: boolean }> = {
  available: { sold: false, reserved: false },
  reserved: { sold: false, reserved: true },
  sold: { sold: true, reserved: false },
};

/** Names given by makers and markets, which are translated. */
export const NAME_TEXTS = ['engineSize', 'exteriorColorName', 'interiorColorName'] as const;
