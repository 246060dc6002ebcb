import { BUSINESS_HOURS } from '@dealership/contracts';
import type { StructuredData } from '@dealership/ui-kit';
import type { SiteConfig } from './site-config.js';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The showroom as schema.org knows it; other pages name it by this id. */
export const DEALER_ID = '/#dealer';

export const dealerNode = ({ name, phones, email, address, social }: SiteConfig) =>
  ({
    '@type': 'AutoDealer',
    '@id': DEALER_ID,
    name,
    url: '/',
    logo: '/favicon.svg',
    telephone: phones,
    email,
    address: { '@type': 'PostalAddress', streetAddress: address.en, addressCountry: 'AE' },
    openingHoursSpecification: BUSINESS_HOURS.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => DAYS[day]),
      opens,
      closes,
    })),
    currenciesAccepted: 'AED, USD',
    sameAs: Object.values(social).filter(Boolean),
  }) satisfies StructuredData;

/** The site, with its search over the stock. */
export const siteNode = ({ name }: SiteConfig) =>
  ({
    '@type': 'WebSite',
    name,
    url: '/',
    publisher: { '@id': DEALER_ID },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: '/inventory?search={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  }) satisfies StructuredData;

export const questionsNode = (questions: { question: string; answer: string }[]) =>
  ({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }) satisfies StructuredData;
