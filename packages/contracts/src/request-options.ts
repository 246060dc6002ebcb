// Apart from the schemas that use them: a form shows its lists before it needs the code that checks them.

/** Where an imported vehicle may come from. */
export const COUNTRIES_OF_ORIGIN = ['japan', 'germany', 'uk', 'italy', 'other'] as const;

/** US dollars. */
export const SOURCING_BUDGETS = ['under-50k', '50k-100k', '100k-200k', '200k-500k', 'over-500k'] as const;
export const SOURCING_TIMELINES = ['urgent', 'flexible', 'patient'] as const;

export const VEHICLE_CONDITIONS = ['excellent', 'very-good', 'good', 'fair'] as const;
/** Dirhams. */
export const EXPECTED_PRICES = ['under-100k', '100k-300k', '300k-500k', '500k-1m', 'over-1m'] as const;
export const CONSIGNMENT_REASONS = ['upgrade', 'relocating', 'financial', 'unused', 'other'] as const;
export const CONSIGNMENT_TIMELINES = ['urgent', 'normal', 'flexible', 'patient'] as const;
