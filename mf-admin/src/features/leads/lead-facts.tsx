import { contactFacts, EntryFacts, type Fact } from '../../shared/entry/entry-facts.js';
import type { AnyLead } from './lead.js';
import type { LeadList } from './lead-lists.js';
import { useLeadField } from './use-lead-field.js';

/** What the visitor sent. */
export function LeadFacts({ list, lead }: { list: LeadList; lead: AnyLead }) {
  const { label, value } = useLeadField(list);
  const callBack = typeof lead.phoneE164 === 'string' ? lead.phoneE164 : null;
  const own = list.facts.map((field): Fact => [field, value(field, lead[field]), label(field)]);
  return <EntryFacts facts={[...contactFacts(lead.email, lead.phone, callBack), ...own, ['website', lead.website]]} />;
}
