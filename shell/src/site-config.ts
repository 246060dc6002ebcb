/** What the dealer sets: name and ways of contact. Comes from the environment, reaches the browser inside the document. */
export interface SiteConfig {
  name: string;
  /** Digits only, with country code, as wa.me wants it. */
  whatsapp: string;
  phones: string[];
  email: string;
  address: string;
  social: { instagram: string; facebook: string; youtube: string };
}
