class Html {
  constructor(readonly source: string) {}

  toString(): string {
    return this.source;
  }
}

export type { Html };

type Value = Html | string | number | readonly Html[];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (value: Value): string => {
  if (value instanceof Html) return value.source;
  if (Array.isArray(value)) return value.join('');
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
};

/** Template tag: everything that is put in is escaped, unless it was made by this tag. Good for text and quoted attributes. */
export const html = ({ raw }: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(String.raw({ raw }, ...values.map(escaped)));

/** The lines of a text with <br> between them. */
export const lines = (text: string): Html[] => text.split('\n').map((line, index) => (index ? html`<br>${line}` : html`${line}`));
