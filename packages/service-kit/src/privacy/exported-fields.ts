const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A row for an export: without empty values, times as ISO 8601. */
export const exportedFields = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => !isEmpty(value))
      .map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );
