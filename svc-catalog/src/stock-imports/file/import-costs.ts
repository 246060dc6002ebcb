import { COST_FIELDS, isAllowed } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { proposedMapping } from './import-cells.js';

type Mapping = (string | null)[];

const isCost = (field: string | null | undefined): boolean => COST_FIELDS.some((name) => name === field);

const maySeeCosts = ({ role }: CurrentStaff): boolean => isAllowed(role, 'stock.costs');

/** The columns of a mapping that the person may import: without costs if their role may not see them. */
export const mappingFor = (staff: CurrentStaff, mapping: Mapping): Mapping =>
  maySeeCosts(staff) ? mapping : mapping.map((field) => (isCost(field) ? null : field));

/** @throws AppError FORBIDDEN if costs are imported without the permission */
export function checkCosts(staff: CurrentStaff, mapping: Mapping): void {
  if (!maySeeCosts(staff) && mapping.some(isCost)) throw new AppError('FORBIDDEN');
}

/** Removes cost cells, by mapping or heading, for people without the permission. */
export function cellsFor(staff: CurrentStaff, { headers, mapping }: { headers: string[]; mapping: Mapping }) {
  const proposed = proposedMapping(headers);
  const isHidden = (at: number) => !maySeeCosts(staff) && (isCost(mapping[at]) || isCost(proposed[at]));
  return (cells: string[]): string[] => cells.map((cell, at) => (isHidden(at) ? '' : cell));
}

/** Removes costs from the values of a vehicle, for people without the permission. */
export const valuesFor =
  (staff: CurrentStaff) =>
  <Values extends object>(values: Values | null): Values | null =>
    values && !maySeeCosts(staff)
      ? (Object.fromEntries(Object.entries(values).filter(([field]) => !isCost(field))) as Values)
      : values;
