import { type RequestAppointment, vehicleOfSubject } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { contactFacts, EntryFacts, type Fact } from '../entry/entry-facts.js';
import type { AnyLead } from './lead.js';
import type { LeadList } from './lead-lists.js';
import { useLeadCar } from './lead-vehicle.js';
import { useLeadField } from './use-lead-field.js';

/** The path of the pages of the vehicles whose ids a field contains. */
function pageOfVehicle({ kind }: LeadList, field: string): string | undefined {
  if (field === 'upcomingVehicleId') return '/upcoming-vehicle';
  return kind?.fields[field]?.type === 'vehicle' ? '/vehicle' : undefined;
}

/** The fields that the car and the appointment above the facts already show. */
function useShownAbove({ list, lead, appointment }: LeadFactsProps): (field: string) => boolean {
  const { car, data, isError } = useLeadCar(list, lead);
  const isCarShown = car !== undefined && !isError && data !== null;
  const isAppointmentShown = lead.date === appointment?.date && lead.time === appointment?.time;
  return (field) => {
    if (field === 'date' || field === 'time') return isAppointmentShown;
    if (pageOfVehicle(list, field)) return car !== undefined && !isError;
    if (field === 'vehicleName') return isCarShown;
    return field === 'subject' && isCarShown && vehicleOfSubject(String(lead.subject)) !== undefined;
  };
}

export interface LeadFactsProps {
  list: LeadList;
  lead: AnyLead;
  /** The current time of a test drive, if it is shown above the facts. */
  appointment?: RequestAppointment | null;
}

/** What the visitor sent, their own words first, except what stands above it. */
export function LeadFacts(props: LeadFactsProps) {
  const { list, lead } = props;
  const { t } = useTranslation('dashboard');
  const { label, value } = useLeadField(list);
  const callBack = typeof lead.phoneE164 === 'string' ? lead.phoneE164 : null;
  const isShownAbove = useShownAbove(props);
  const own = list.facts
    .filter((field) => !isShownAbove(field))
    .map((field): Fact => {
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
  const isText = ([field]: Fact) => list.texts.includes(field);
  return (
    <>
      <EntryFacts isQuotation facts={own.filter(isText)} />
      <EntryFacts
        facts={[
          ...contactFacts(lead.email, lead.phone, callBack),
          ...own.filter((fact) => !isText(fact)),
          ['taken', lead.hasConflict === true && t('lead.takenText')],
          ['website', lead.website],
        ]}
      />
    </>
  );
}
