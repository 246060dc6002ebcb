import { localized } from '../../languages/localized-text.js';

/** Default hero of the home page, until the dealer publishes another. */
export const DEFAULT_HERO = {
  title: localized(
    'The car you had in mind, found and brought home',
    'السيارة التي في بالك، نجدها ونوصلها إليك',
    '思い描いた一台を、探し出してお届けします',
  ),
  text: localized(
    'From our showroom in Ajman or from an auction hall in Japan: chosen with you, inspected twice, delivered with all paperwork in order.',
    'من معرضنا في عجمان أو من قاعات المزادات في اليابان: نختارها معك، ونفحصها مرتين، ونسلّمها بكامل أوراقها.',
    'アジュマーンのショールームから、あるいは日\u2060本のオークション会場から。ご一緒に選び、2\u2060度検査し、書類をすべて整えてお渡しします。',
  ),
};
