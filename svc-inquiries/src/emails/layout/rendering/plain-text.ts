import type { Language } from '@dealership/contracts';
import { plainTextSelectors } from '@react-email/render';
import { compile, type DomNode, type FormatCallback, type HtmlToTextOptions } from 'html-to-text';

type Cells = (row: DomNode) => DomNode[];

const cells: Cells = (row) => row.children ?? [];

/** 'Price: vehicle', as the vehicle ends with a URL, which nothing may follow. */
const priceFirst: Cells = (row) => cells(row).toReversed();

/** 'Label: value' on its own line, in Japanese with a full-width colon. */
const factRow =
  (colon: string, of: Cells): FormatCallback =>
  (row, walk, builder) => {
    const [label, value] = of(row);
    builder.openBlock({ leadingLineBreaks: 1 });
    walk(label?.children ?? [], builder);
    builder.addInline(colon);
    walk(value?.children ?? [], builder);
    builder.closeBlock({ trailingLineBreaks: 1 });
  };

/** A person's text, with its line breaks and spaces preserved. */
const verbatim: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2, isPre: true });
  walk(element.children ?? [], builder);
  builder.closeBlock({ trailingLineBreaks: 2 });
};

/** Like `verbatim`, marked as quoted. */
const quoted: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1, isPre: true, reservedLineLength: 2 });
  walk(element.children ?? [], builder);
  builder.closeBlock({ trailingLineBreaks: 1, blockTransform: (text) => text.replace(/^/gm, '> ') });
};

// As in `fill`: a phone number inside an Arabic line must not reorder the text around it.
const isolated: FormatCallback = (element, walk, builder) => {
  builder.addInline('\u2068');
  walk(element.children ?? [], builder);
  builder.addInline('\u2069');
};

function formatters(language: Language): NonNullable<HtmlToTextOptions['formatters']> {
  const colon = language === 'ja' ? '：' : ': ';
  return { factRow: factRow(colon, cells), vehicleRow: factRow(colon, priceFirst), verbatim, quoted, isolated };
}

const options = (language: Language): HtmlToTextOptions => ({
  wordwrap: false,
  formatters: formatters(language),
  selectors: [
    ...plainTextSelectors,
    { selector: 'table[data-text=facts] > tbody > tr', format: 'factRow' },
    { selector: 'table[data-text=vehicles] > tbody > tr', format: 'vehicleRow' },
    { selector: 'div[data-text=verbatim]', format: 'verbatim' },
    { selector: 'blockquote[data-text=verbatim]', format: 'quoted' },
    { selector: 'a[href^="mailto:"]', format: 'inline' },
    { selector: 'a[href^="tel:"]', format: 'inline' },
    // Nothing invisible may be copied with a URL, which stands on a line of its own.
    { selector: 'a[href^="http"] > bdi[dir=ltr]', format: 'inline' },
    { selector: 'bdi[dir=ltr]', format: language === 'ar' ? 'isolated' : 'inline' },
  ],
});

const compiled = new Map<Language, (html: string) => string>();

/** The plain text of an e-mail's HTML, for clients that do not show HTML. */
export function plainText(html: string, language: Language): string {
  // Cached because compiling takes longer than converting an e-mail.
  const read = compiled.get(language) ?? compile(options(language));
  compiled.set(language, read);
  return `${read(html)}\n`;
}
