import type { HomeSection, Language, LocalizedText, OpeningHours, ReplyPromise, SettingValues } from '@dealership/contracts';
import type { PictureFile } from '@dealership/ui-kit';
import type { Article } from './article.js';

type Dealer = SettingValues['dealer'];

/** Home page content below the hero, in one language. */
export interface HomeContent {
  language: Language;
  questions: { question: string; answer: string }[];
  clients: { text: string; name: string; title: string }[];
}

/** The hero of the home page, and its sections. */
export interface HomeFront {
  title: LocalizedText;
  text: LocalizedText;
  /** Replaces the film. */
  picture?: PictureFile;
  sections: HomeSection[];
}

/** The dealer's data for pages, from the published settings; embedded in the document. */
export interface SiteConfig extends Pick<Dealer, 'name' | 'phones' | 'email' | 'address' | 'position' | 'branches'> {
  /** Replaces the site's logo. `alone`: it contains the name. */
  logo?: { src: string; width: number; alone: boolean };
  /** Digits only, with country code, as wa.me requires. */
  whatsapp: string;
  /** A network without a URL is hidden. */
  social: Partial<Dealer['social']>;
  /** Without past exceptions. */
  hours: OpeningHours;
  /** The current announcement. */
  announcement?: { text: LocalizedText; link: string } | undefined;
  /** On every page, since visitors may navigate to the home page client-side. */
  front: HomeFront;
  /** Home page only. */
  home?: HomeContent;
  /** For a page that has its own texts. */
  article?: Article;
  /** Contact page only. */
  promise?: ReplyPromise & { language: Language };
  /** A staff preview. */
  isPreview?: true;
}
