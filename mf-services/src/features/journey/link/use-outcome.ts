import { JOURNEY_OUTCOMES, type JourneyOutcome } from '@dealership/contracts';
import { useSearchParams } from '@dealership/ui-kit/router';

/** Outcome of a native form submission, which redirects back to the page. `unsent`: the typed text. */
export function useOutcome(): { outcome: JourneyOutcome | undefined; unsent: string } {
  const [params] = useSearchParams();
  return { outcome: JOURNEY_OUTCOMES.find((name) => name === params.get('outcome')), unsent: params.get('text') ?? '' };
}
