import { staffJourney } from '../../src/staff-journey.ts';

staffJourney();
