/** For writes. */
export const outboxTable = (schema: string): string => `"${schema}"."outbox"`;

export const outboxChannel = (schema: string): string => `outbox_${schema}`;
