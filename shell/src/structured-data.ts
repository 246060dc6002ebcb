import type { StructuredData } from '@dealership/ui-kit';
import type { SiteConfig } from './site-config.js';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The showroom as schema.org knows it; other pages name it by this id. */
export const DEALER_ID = '/#dealer';

const geoNode = (position: string) => {
  const [latitude = 0, longitude = 0] = position.split(',').map(Number);
  return { '@type': 'GeoCoordinates', latitude, longitude } as const;
};

const addressNode = (address: string) => ({ '@type': 'PostalAddress', streetAddress: address, addressCountry: 'AE' }) as const;

const branchNode = ({ name, address, phone, position }: SiteConfig['branches'][number]) =>
  ({
    '@type': 'AutoDealer',
    name: name.en,
    ...(phone && { telephone: phone }),
    address: addressNode(address.en),
    ...(position && { geo: geoNode(position) }),
  }) as const;

export const dealerNode = ({ name, logo, phones, email, address, position, branches, social, hours }: SiteConfig) =>
  ({
    '@type': 'AutoDealer',
    '@id': DEALER_ID,
    name,
    url: '/',
    logo: logo?.src ?? '/favicon.svg',
    telephone: phones.map(({ number }) => number),
    email,
    address: addressNode(address.en),
    ...(position && { geo: geoNode(position) }),
    ...(branches.length > 0 && { department: branches.map(branchNode) }),
    openingHoursSpecification: hours.week.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.flatMap((day) => DAYS[day] ?? []),
      opens,
      closes,
    })),
    ...(hours.exceptions.length > 0 && {
      specialOpeningHoursSpecification: hours.exceptions.map(({ from, until, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: from,
        validThrough: until,
        // From midnight to midnight says closed.
        opens: opens || '00:00',
        closes: closes || '00:00',
      })),
    }),
    currenciesAccepted: 'AED, USD',
    sameAs: Object.values(social).filter(Boolean),
  }) satisfies StructuredData;

/** The site, with its search over the stock. */
const siteNode = ({ name }: SiteConfig) =>
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

const questionsNode = (questions: { question: string; answer: string }[]) =>
  ({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }) satisfies StructuredData;

/** What the home page tells search engines. */
export const homeNodes = (site: SiteConfig): StructuredData[] => {
  const asked = site.front.sections.includes('questions') ? (site.home?.questions ?? []) : [];
  return [siteNode(site), dealerNode(site), ...(asked.length > 0 ? [questionsNode(asked)] : [])];
};
