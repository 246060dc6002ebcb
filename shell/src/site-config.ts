import type {
  HomeSection,
  Language,
  LocalizedText,
  OpeningHours,
  ReplyPromise,
  SettingValues,
  SubscriptionLinkState,
} from '@dealership/contracts';
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
  /** Replaces the site's logo. `alone`: the picture contains the name. */
  logo?: { src: string; width: number; alone: boolean };
  /** Digits only, including the country code, as wa.me requires. */
  whatsapp: string;
  /** Networks without a URL are hidden. */
  social: Partial<Dealer['social']>;
  /** Without exceptions that are over. */
  hours: OpeningHours;
  /** The announcement that is currently shown. */
  announcement?: { text: LocalizedText; link: string } | undefined;
  /** Present on every page, since visitors may navigate to the home page client-side. */
  front: HomeFront;
  /** Only on the home page. */
  home?: HomeContent;
  /** Only on a page that has its own texts. */
  article?: Article;
  /** Only on the contact page. */
  promise?: ReplyPromise & { language: Language };
  /** Only on a page that confirms or ends a subscription or an alert: its link. Missing if svc-inquiries did not answer. */
  link?: { token: string; state: SubscriptionLinkState };
  /** Whether this is a staff preview. */
  isPreview?: true;
}
