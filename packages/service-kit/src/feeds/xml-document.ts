import XmlBuilder from 'fast-xml-builder';

const builder = new XmlBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  format: true,
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
});

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 cannot represent them.
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(NOT_IN_XML, '');
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, child]) => (child == null ? [] : [[name, cleaned(child)]])));
}

/**
 * Serialises an object to XML: keys are elements in order, `@` keys attributes, `#` the text beside attributes; empty
 * values are omitted.
 */
export const xmlDocument = (root: object): string => `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(cleaned(root))}`;
