import { staffWorkday } from '../../../src/pages/staff-workday.ts';

staffWorkday();
