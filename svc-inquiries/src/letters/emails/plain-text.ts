import type { Language } from '@dealership/contracts';
import { plainTextSelectors } from '@react-email/render';
import { compile, type DomNode, type FormatCallback, type HtmlToTextOptions } from 'html-to-text';

const cells = (row: DomNode): DomNode[] => row.children ?? [];

/** 'Label: value' on a line of its own. */
const factRow: FormatCallback = (row, walk, builder) => {
  const [label, value] = cells(row);
  builder.openBlock({ leadingLineBreaks: 1 });
  walk(label?.children ?? [], builder);
  builder.addInline(': ');
  walk(value?.children ?? [], builder);
  builder.closeBlock({ trailingLineBreaks: 1 });
};

/** Somebody's own words, with their lines and spaces. */
const verbatim: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2, isPre: true });
  walk(element.children ?? [], builder);
  builder.closeBlock({ trailingLineBreaks: 2 });
};

/** As `verbatim`, marked as quoted. */
const quoted: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1, isPre: true, reservedLineLength: 2 });
  walk(element.children ?? [], builder);
  builder.closeBlock({ trailingLineBreaks: 1, blockTransform: (text) => text.replace(/^/gm, '> ') });
};

// As `fill` does it: a phone number inside an Arabic line must not turn its neighbours around.
const isolated: FormatCallback = (element, walk, builder) => {
  builder.addInline('\u2068');
  walk(element.children ?? [], builder);
  builder.addInline('\u2069');
};

const options = (language: Language): HtmlToTextOptions => ({
  wordwrap: false,
  formatters: { factRow, verbatim, quoted, isolated },
  selectors: [
    ...plainTextSelectors,
    { selector: 'table[data-text=facts] > tbody > tr', format: 'factRow' },
    { selector: 'div[data-text=verbatim]', format: 'verbatim' },
    { selector: 'blockquote[data-text=verbatim]', format: 'quoted' },
    { selector: 'a[href^="mailto:"]', format: 'inline' },
    { selector: 'a[href^="tel:"]', format: 'inline' },
    { selector: 'bdi[dir=ltr]', format: language === 'ar' ? 'isolated' : 'inline' },
  ],
});

const compiled = new Map<Language, (html: string) => string>();

/** The text of an e-mail's HTML, for programs that show no HTML. */
export function plainText(html: string, language: Language): string {
  // Compiling takes longer than reading a letter.
  const read = compiled.get(language) ?? compile(options(language));
  compiled.set(language, read);
  return `${read(html)}\n`;
}
