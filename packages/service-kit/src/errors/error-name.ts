/** The name of what was thrown; '' if it is no error. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : '');
