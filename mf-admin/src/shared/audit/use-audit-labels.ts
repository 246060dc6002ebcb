import { AUDITED_PERSON, type AuditEntity, contact, ERASED_BY_AGE, kindOfList, optionLabel } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useMoment } from '../display/format/use-moment.js';
import { usePlaceName } from '../display/format/use-place-name.js';
import { useColleagues } from '../staff/use-colleagues.js';

/** Prefixes of the text keys for an entity's fields. */
const FORMS: Partial<Record<AuditEntity, string[]>> = {
  vehicle: ['vehicle'],
  'upcoming-vehicle': ['upcomingVehicle', 'vehicle'],
  make: ['make'],
  'blog-post': ['blogPost'],
  'customer-showcase': ['customerShowcase'],
  'staff-account': ['staffAccount'],
};

/** Names of the texts for fields with a fixed set of values. */
const CHOICES: Record<string, string> = {
  status: 'leadStatus',
  paymentStatus: 'paymentStatus',
  refundReason: 'membership.refundReason',
  transmission: 'transmission',
  fuelType: 'fuel',
  category: 'category',
  role: 'role',
  state: 'staffAccountState',
  reason: 'errors',
  bodyType: 'bodyType',
  exteriorColor: 'color',
  interiorColor: 'color',
  drive: 'driveType',
  regionalSpec: 'regionalSpec',
  serviceHistory: 'serviceHistory',
  warranty: 'warranty',
  answer: 'inbox.answer',
  appointment: 'appointment.state',
  links: 'audit.link',
};

/** Fields that list entries of a place by their numbers. */
const NUMBERED = new Set<string>([AUDITED_PERSON, ERASED_BY_AGE]);

/** Fields by their names in entries of earlier releases. */
const FORMER_NAMES: Readonly<Record<string, string>> = { demandsFactor: 'requiresFactor' };

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Labels for the changes of an audit entry. `hasOwner`: whether they name a colleague by number. */
export function useAuditLabels(entity: AuditEntity, hasOwner: boolean) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { moment } = useMoment();
  const placeName = usePlaceName();
  const { colleagues } = useColleagues(hasOwner);

  function fieldName(field: string): string {
    if (NUMBERED.has(entity)) return placeName(field);
    // The status adds nothing to the state of a request.
    if (field === 'status' && kindOfList(entity)) return t('audit.field.progress');
    const forms = FORMS[entity] ?? ['leadField'];
    const keys = [`audit.field.${FORMER_NAMES[field] ?? field}`, `badge.${field}`, ...forms.map((form) => `${form}.${field}`)];
    return t(keys, { defaultValue: field });
  }

  /** The name of the field at a path of a form; a translated text has a field in each language. */
  function pathName(path: readonly (string | number)[]): string {
    const [first = '', language, field = first] = path.map(String);
    return first === 'translations' ? `${fieldName(field)} (${t(`languageName.${language}`)})` : fieldName(first);
  }

  function valueText(field: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return '—';
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
    if (Array.isArray(value))
      return value.map((item) => (NUMBERED.has(entity) ? `#${item}` : valueText(field, item))).join('\n') || '—';
    if (typeof value === 'object') return JSON.stringify(value, null, 2);
    const text = String(value);
    if (field === 'ownerId') return colleagues.find(({ id }) => id === value)?.name ?? `#${text}`;
    if (field === 'channel') return optionLabel(contact.fields.channel, text, language);
    if (CHOICES[field])
      return t([`${CHOICES[field]}.${text}`, `inboxState.${text}`, `stockImport.state.${text}`, `vehicleStatus.${text}`], {
        defaultValue: text,
      });
    return MOMENT.test(text) ? moment(text) : text;
  }

  return { fieldName, pathName, valueText };
}
