/** In a separate file, so that it is available before the form's code is loaded. */
export const CONTACT_FORM_ID = 'contact';
