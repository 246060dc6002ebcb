/** The newsletter form's field, which links focus. */
export const NEWSLETTER_FIELD_ID = 'newsletter-email';
