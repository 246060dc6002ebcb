import type { Panel } from './car-panels.js';

/** Codes of marks that are written with a size: A1, A2, A3. */
export const SIZED = ['A', 'U', 'W'] as const;
export const CODES = [...SIZED, 'B', 'E', 'S', 'C', 'X', 'XX', 'P', 'H', 'Y', 'G'] as const;

export type Code = (typeof CODES)[number];

const WHEEL: readonly Code[] = ['A', 'S', 'C', 'X', 'XX'];
const GLASS: readonly Code[] = ['G', 'X', 'XX'];
const BODY: readonly Code[] = [...SIZED, 'B', 'E', 'S', 'C', 'X', 'XX', 'P', 'H'];
/** Bumpers, and the panels with lamps, crack as well. */
const CRACKING: readonly Code[] = [...BODY, 'Y'];

const CODES_OF: Record<Panel, readonly Code[]> = {
  'front-bumper': CRACKING,
  bonnet: BODY,
  windscreen: GLASS,
  roof: BODY,
  'rear-window': GLASS,
  boot: BODY,
  'rear-bumper': CRACKING,
  'left-front-wing': CRACKING,
  'left-front-door': BODY,
  'left-rear-door': BODY,
  'left-rear-quarter': CRACKING,
  'left-sill': BODY,
  'left-front-wheel': WHEEL,
  'left-rear-wheel': WHEEL,
  'right-front-wing': CRACKING,
  'right-front-door': BODY,
  'right-rear-door': BODY,
  'right-rear-quarter': CRACKING,
  'right-sill': BODY,
  'right-front-wheel': WHEEL,
  'right-rear-wheel': WHEEL,
};

/** The codes that an inspector writes on a panel. */
export const codesOf = (panel: Panel): readonly Code[] => CODES_OF[panel];

/** The code if it fits the panel, or else the first that does. */
export const fittingCode = (panel: Panel, code: Code): Code =>
  codesOf(panel).find((fitting) => fitting === code) ?? (codesOf(panel)[0] as Code);
