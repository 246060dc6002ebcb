import { useTranslation } from '@dealership/ui-kit';
import { contactFacts, EntryFacts, type Fact } from '../entry/entry-facts.js';
import type { AnyLead } from './lead.js';
import type { LeadList } from './lead-lists.js';
import { useLeadField } from './use-lead-field.js';

/** The path of the pages of the vehicles whose ids a field contains. */
function pageOfVehicle({ kind }: LeadList, field: string): string | undefined {
  if (field === 'upcomingVehicleId') return '/upcoming-vehicle';
  return kind?.fields[field]?.type === 'vehicle' ? '/vehicle' : undefined;
}

/** What the visitor sent. */
export function LeadFacts({ list, lead }: { list: LeadList; lead: AnyLead }) {
  const { t } = useTranslation('dashboard');
  const { label, value } = useLeadField(list);
  const callBack = typeof lead.phoneE164 === 'string' ? lead.phoneE164 : null;
  const own = list.facts.map((field): Fact => {
    const shown = value(field, lead[field]);
    const page = pageOfVehicle(list, field);
    return [
      field,
      shown && page ? (
        <a key={field} href={`${page}/${shown}`}>
          {shown}
        </a>
      ) : (
        shown
      ),
      label(field),
    ];
  });
  return (
    <EntryFacts
      facts={[
        ...contactFacts(lead.email, lead.phone, callBack),
        ...own,
        ['taken', lead.taken === true && t('lead.takenText')],
        ['website', lead.website],
      ]}
    />
  );
}
