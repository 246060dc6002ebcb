import XmlBuilder from 'fast-xml-builder';

const builder = new XmlBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  format: true,
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
});

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write them.
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(NOT_IN_XML, '');
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, child]) => (child == null ? [] : [[name, cleaned(child)]])));
}

/** XML of an object: its keys are elements in their order, those with `@` attributes, `#` a text beside attributes; what is empty is left out. */
export const xmlDocument = (root: object): string => `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(cleaned(root))}`;
