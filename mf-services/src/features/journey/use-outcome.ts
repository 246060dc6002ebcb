import { JOURNEY_OUTCOMES, type JourneyOutcome } from '@dealership/contracts';
import { useSearchParams } from '@dealership/ui-kit/router';

/** What became of a form that a browser without scripts sent: the answer leads back to the page with it. `unsent`: what was typed. */
export function useOutcome(): { outcome: JourneyOutcome | undefined; unsent: string } {
  const [params] = useSearchParams();
  return { outcome: JOURNEY_OUTCOMES.find((name) => name === params.get('outcome')), unsent: params.get('text') ?? '' };
}
