import { describe, expect, it } from '@jest/globals';
import { appointmentBlock, ownAppointmentMove } from '../inquiries/appointments/appointment.js';
import { inboxChange } from '../inquiries/inbox/inbox.js';
import { journeyStepDone, journeyStepPlan } from '../inquiries/journeys/journey.js';
import { settings } from '../settings/settings.js';
import { dubaiDay } from '../time/opening-hours.js';
import { isDay } from './day.js';

const NO_DAYS = ['2026-02-31', '2027-02-29', '0000-01-01', '0226-11-24', '9999-12-31', '2026-13-01', '2026-1-1', 'soon', ''];

/** The rejected fields, with reasons. */
const refused = ({ error }: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

it('is a calendar day in this century', () => {
  expect(['2026-11-24', '2028-02-29', '2099-12-31'].map(isDay)).toEqual([true, true, true]);
  expect(NO_DAYS.filter(isDay)).toEqual([]);
});

describe.each(NO_DAYS)('%j is not a day', (day) => {
  it('of a step, an appointment, a blocked time or a reminder, with a single error at the field', () => {
    expect(refused(journeyStepPlan.safeParse({ estimate: day }))).toEqual(['estimate: moment']);
    expect(refused(journeyStepDone.safeParse({ doneOn: day }))).toEqual(['doneOn: moment']);
    const block = { date: day, time: '10:00', untilDate: '2026-12-01', untilTime: '11:00', reason: 'Service' };
    expect(refused(appointmentBlock.safeParse(block))).toEqual(['date: date']);
    expect(refused(ownAppointmentMove.safeParse({ token: 'a', at: `${day}T10:00` }))).toEqual(['at: time']);
    const reminder = { at: `${day}T10:00:00Z`, note: '' };
    expect(refused(inboxChange.safeParse({ reminder, version: 1 }))).toEqual(['reminder.at: moment']);
  });

  it('of special opening hours or of an announcement', () => {
    const { hours, announcement } = settings;
    const note = { en: 'Eid', ar: '', ja: '' };
    const exceptions = [{ from: day, until: '2026-12-02', opens: '', closes: '', note }];
    expect(refused(hours.form.schema.safeParse({ ...hours.defaults, exceptions }))).toContain('exceptions.0.from: moment');
    const result = announcement.form.schema.safeParse({ ...announcement.defaults, from: `${day}T10:00` });
    expect(refused(result)).toContain('from: moment');
  });
});

it('of a completed step is today in Dubai at the latest', () => {
  expect(refused(journeyStepDone.safeParse({ doneOn: dubaiDay(new Date()) }))).toBeUndefined();
  expect(refused(journeyStepDone.safeParse({ doneOn: dubaiDay(new Date(), 1) }))).toEqual(['doneOn: dayToCome']);
});
