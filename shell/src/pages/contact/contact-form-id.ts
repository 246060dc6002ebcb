/** Known to the page before the form's code is there. */
export const CONTACT_FORM_ID = 'contact';
