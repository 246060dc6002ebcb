/** Maximum number of vehicles in a comparison. */
export const VEHICLES_COMPARED = 3;

/** Path and query of the comparison page. */
export const compareAddress = (ids: number[]): string => `/compare?cars=${ids.join(',')}`;

/** The ids in that page's query, without duplicates. */
export function comparedIds(cars: string | null): number[] {
  const ids = (cars ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id.trim()));
  return [...new Set(ids.map(Number))].slice(0, VEHICLES_COMPARED);
}
