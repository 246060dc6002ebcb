import type { Language } from '@dealership/contracts';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';
import { TEXTS } from '../../../texts/locales.js';
import { Phone } from './elements.js';
import { IVORY } from './theme.js';

interface DealerPhoneProps {
  phone: DealerContact['phones'][number];
  language: Language;
}

/** A phone number of the dealership with its kind: 'Landline: 06 123 4567'. */
export const DealerPhone = ({ phone: { kind, number }, language }: DealerPhoneProps) => (
  <>
    <span className="quiet" style={{ color: IVORY.secondary }}>
      {TEXTS[language][kind]}
      {language === 'ja' ? '：' : ': '}
    </span>
    <Phone number={number} />
  </>
);
