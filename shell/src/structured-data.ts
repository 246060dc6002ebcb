import { type HoursException, isAmong, type Language, localize, type OpeningHours, type OpenSpan } from '@dealership/contracts';
import type { StructuredData } from '@dealership/ui-kit';
import type { SiteConfig } from './site-config.js';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const namesOf = (days: readonly number[]) => days.flatMap((day) => DAYS[day] ?? []);

/** Id of the showroom's schema.org node, by which other pages refer to it. */
const DEALER_ID = '/#dealer';

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

const hoursNodes = (spans: readonly OpenSpan[], when: object) =>
  spans.map(({ opens, closes }) => ({ '@type': 'OpeningHoursSpecification', ...when, opens, closes }) as const);

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Midnight to midnight means closed. */
const CLOSED: readonly OpenSpan[] = [{ opens: '00:00', closes: '00:00' }];

/** The weekdays covered by special hours. Earlier entries that cover all dates of a weekday take precedence. */
function daysOf({ from, until, days }: HoursException, above: HoursException[]): number[] {
  const taken = above.filter((other) => other.from <= from && until <= other.until);
  return WEEK.filter((day) => isAmong(days, day) && !taken.some((other) => isAmong(other.days, day)));
}

const exceptionNodes = (exceptions: OpeningHours['exceptions']) =>
  exceptions.flatMap((exception, at) => {
    const days = daysOf(exception, exceptions.slice(0, at));
    if (days.length === 0) return [];
    const dates = { validFrom: exception.from, validThrough: exception.until };
    const when = days.length < WEEK.length ? { dayOfWeek: namesOf(days), ...dates } : dates;
    return hoursNodes(exception.spans.length > 0 ? exception.spans : CLOSED, when);
  });

export const dealerNode = (
  { name, logo, phones, email, address, position, branches, social, hours }: SiteConfig,
  language: Language,
) =>
  ({
    '@type': 'AutoDealer',
    '@id': DEALER_ID,
    name: localize(name, language),
    url: '/',
    logo: logo?.src ?? '/favicon.svg',
    telephone: phones.map(({ number }) => number),
    email,
    address: addressNode(address.en),
    ...(position && { geo: geoNode(position) }),
    ...(branches.length > 0 && { department: branches.map(branchNode) }),
    openingHoursSpecification: hours.week.flatMap(({ days, spans }) => hoursNodes(spans, { dayOfWeek: namesOf(days) })),
    ...(hours.exceptions.length > 0 && { specialOpeningHoursSpecification: exceptionNodes(hours.exceptions) }),
    currenciesAccepted: 'AED, USD',
    sameAs: Object.values(social).filter(Boolean),
  }) satisfies StructuredData;

/** The schema.org node of the site, with its stock search. */
const siteNode = ({ name }: SiteConfig, language: Language) =>
  ({
    '@type': 'WebSite',
    name: localize(name, language),
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

/** The structured data of the home page. */
export const homeNodes = (site: SiteConfig, language: Language): StructuredData[] => {
  const questions = site.front.sections.includes('questions') ? (site.home?.questions ?? []) : [];
  return [siteNode(site, language), dealerNode(site, language), ...(questions.length > 0 ? [questionsNode(questions)] : [])];
};
