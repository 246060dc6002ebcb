const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** schema.org nodes with every address of this site (a text that begins with one `/`) made absolute. */
export function absoluteNodes(nodes: object[], origin: string): object[] {
  const text = JSON.stringify(nodes, (_key, value) =>
    typeof value === 'string' && /^\/(?!\/)/.test(value) ? new URL(value, origin).href : value,
  );
  return JSON.parse(text) as object[];
}
