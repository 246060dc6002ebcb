import { Journey } from '../../../journeys/journey.entity.js';
import { type JourneyRow, journeyRows } from '../../../journeys/journeys.query.js';
import { issueJourneyLink } from '../../../journeys/links/journey-tokens.js';
import { JourneyStep } from '../../../journeys/steps/journey-step.entity.js';
import { requestOfConversation } from '../../../requests/conversations/request-of-conversation.js';
import type { EmailSources, EmailsOfEvent, EventEmail } from '../../content/event-email.js';
import { fromTemplate } from '../../content/from-template.js';

/** Time in which staff can undo a mistake before the customer is e-mailed. */
const UNDO_WINDOW_MS = 60_000;

/** None if the customer gave no address. */
const toCustomer = (
  row: JourneyRow,
  { manager, vehicles, context: { dealer, linkDays, replyTo }, requestId }: EmailSources,
  step?: string,
): EventEmail[] =>
  [row.email]
    .filter((email) => email !== null)
    .map((email) => ({
      audience: 'visitor',
      to: [email],
      language: row.language,
      ...fromTemplate('journeyEmail', async (template, sender) => {
        const request = { kind: row.requestKind, number: row.number };
        const car = await vehicles.ofRequest(await requestOfConversation(manager, request), requestId);
        const link = await issueJourneyLink(sender, row.id, linkDays);
        return template(row, link, dealer, { replyTo: replyTo(request, row.language), step, car });
      }),
    }));

/** To the customer, unless the step was undone or completed anew since. */
export const journeyStepDone: EmailsOfEvent = async (id, sources) => {
  const step = await sources.manager.findOneBy(JourneyStep, { id });
  if (!step?.completedAt || step.doneOn === null || step.completions !== sources.occurrence) return [];
  const [row] = await journeyRows(sources.manager, [step.journeyId]);
  if (!row) return [];
  const notBefore = new Date(step.completedAt.getTime() + UNDO_WINDOW_MS);
  return toCustomer(row, sources, step.key).map((email) => ({ ...email, notBefore }));
};

/** To the address on file; of several requests only the last is answered. */
export const journeyLinkRequested: EmailsOfEvent = async (id, sources) => {
  const journey = await sources.manager.findOneBy(Journey, { id });
  const [row] = journey?.linkRequests === sources.occurrence ? await journeyRows(sources.manager, [id]) : [];
  return row ? toCustomer(row, sources) : [];
};
