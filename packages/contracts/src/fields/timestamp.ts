import { z } from 'zod';

export const timestamp = z.iso.datetime().describe('A time in ISO 8601 format, in UTC.');
