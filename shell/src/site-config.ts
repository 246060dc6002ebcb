import type { HomeSection, Language, LocalizedText, OpeningHours, ReplyPromise, SettingValues } from '@dealership/contracts';
import type { PictureFile } from '@dealership/ui-kit';
import type { Article } from './article.js';

type Dealer = SettingValues['dealer'];

/** What the home page says below its first view, in one language. */
export interface HomeContent {
  language: Language;
  questions: { question: string; answer: string }[];
  clients: { text: string; name: string; title: string }[];
}

/** What the home page shows first, and which sections follow. */
export interface HomeFront {
  title: LocalizedText;
  text: LocalizedText;
  /** Instead of the film. */
  picture?: PictureFile;
  sections: HomeSection[];
}

/** What pages say of the dealer. Comes from what staff have published, reaches the browser inside the document. */
export interface SiteConfig extends Pick<Dealer, 'name' | 'phones' | 'email' | 'address' | 'position' | 'branches'> {
  /** Instead of the site's own mark. `alone`: the name stands in it. */
  logo?: { src: string; width: number; alone: boolean };
  /** Digits only, with country code, as wa.me wants it. */
  whatsapp: string;
  /** A network without an address does not show. */
  social: Partial<Dealer['social']>;
  /** Without the exceptions that are over. */
  hours: OpeningHours;
  /** What is said above every page now. */
  announcement?: { text: LocalizedText; link: string } | undefined;
  /** On every page, since a visitor may come to the home page without loading it. */
  front: HomeFront;
  /** Of the home page alone. */
  home?: HomeContent;
  /** Of a page that has texts of its own. */
  article?: Article;
  /** Of the contact page alone. */
  promise?: ReplyPromise & { language: Language };
  /** Staff look at what is not published yet. */
  isPreview?: true;
}
