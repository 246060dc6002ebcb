/** The largest `integer` of PostgreSQL: ids and versions. */
export const MAX_INT32 = 2_147_483_647;

export interface NumberLimits {
  minimum: number;
  maximum: number;
  /** Digits after the decimal point. */
  decimals?: number;
}

/** Whether a number is within its limits and has at most the allowed decimals. */
export const isWithin = (value: number, { minimum, maximum, decimals = 0 }: NumberLimits): boolean =>
  value >= minimum && value <= maximum && Number(value.toFixed(decimals)) === value;
