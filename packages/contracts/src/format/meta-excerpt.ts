/** Maximum length of a meta description taken from a description. */
const META_DESCRIPTION_LENGTH = 150;

/** The beginning of a text for a page's meta description, on one line. */
export const metaExcerpt = (text: string): string => text.replace(/\s+/g, ' ').slice(0, META_DESCRIPTION_LENGTH);
