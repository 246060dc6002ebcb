import { staffWorkday } from '../../src/staff-workday.ts';

staffWorkday();
