import { describe, expect, it } from '@jest/globals';
import { defaultSettings, settings } from '../settings.js';
import { hours } from './hours.js';

const { schema } = settings.hours.form;
const note = { en: '', ar: '', ja: '' };
const span = (text: string) => ({ opens: text.slice(0, 5), closes: text.slice(6) });
const ofWeek = (...spans: string[]) => ({
  ...defaultSettings.hours,
  week: [{ days: [5], spans: spans.map(span) }],
  exceptions: [],
});

const wrong = (body: unknown) => schema.safeParse(body).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('several openings a day', () => {
  it.each([
    ['a break', ['09:00-12:00', '14:00-22:00']],
    ['two breaks', ['09:00-12:00', '13:00-15:00', '20:00-01:00']],
    ['the last past midnight', ['10:00-15:00', '20:00-02:00']],
    ['the last until midnight, where the next day begins then', ['00:00-08:00', '16:00-00:00']],
  ])('may have %s', (_what, spans) => {
    expect(wrong(ofWeek(...spans))).toEqual([]);
  });

  it.each([
    ['overlap', ['09:00-12:00', '11:00-22:00'], 'week.0.spans.1.opens', 'spanOverlap'],
    ['follow without a break', ['09:00-12:00', '12:00-22:00'], 'week.0.spans.1.opens', 'spanOverlap'],
    ['stand in the wrong order', ['14:00-22:00', '09:00-12:00'], 'week.0.spans.1.opens', 'spanOverlap'],
    ['come after hours past midnight', ['09:00-12:00', '20:00-02:00', '22:00-23:00'], 'week.0.spans.2.opens', 'spanOverlap'],
    ['go on when the next day opens', ['09:00-12:00', '20:00-10:00'], 'week.0.spans.1.closes', 'spanNextDay'],
    ['close when they open', ['09:00-12:00', '14:00-14:00'], 'week.0.spans.1.closes', 'closes'],
    ['lack a time', ['09:00-12:00', '14:00-'], 'week.0.spans.1.closes', 'moment'],
    ['are more than three', ['01:00-02:00', '03:00-04:00', '05:00-06:00', '07:00-08:00'], 'week.0.spans', 'listLength'],
    ['are missing', [], 'week.0.spans', 'listLength'],
  ])('are refused if they %s, at the opening', (_what, spans, path, message) => {
    expect(wrong(ofWeek(...spans))).toEqual([[path, message]]);
  });

  it('are refused on special days too, at the opening', () => {
    const ramadan = { from: '2027-02-08', until: '2027-03-09', days: [], note };
    const hours = { ...defaultSettings.hours, exceptions: [{ ...ramadan, spans: [span('10:00-15:00'), span('14:00-01:00')] }] };
    expect(wrong(hours)).toEqual([['exceptions.0.spans.1.opens', 'spanOverlap']]);
  });
});

describe('hours published with a single opening per day', () => {
  const dates = { from: '2026-12-02', until: '2026-12-03', note };

  it('keep their meaning', () => {
    const former = {
      testDrivesAtOnce: 2,
      week: [{ days: [6, 0], opens: '20:00', closes: '02:00' }],
      exceptions: [
        { ...dates, opens: '', closes: '' },
        { ...dates, opens: '10:00', closes: '15:00' },
      ],
    };
    expect(schema.parse(former)).toEqual({
      testDrivesAtOnce: 2,
      testDriveNotice: 60,
      week: [{ days: [6, 0], spans: [span('20:00-02:00')] }],
      exceptions: [
        { ...dates, days: [], spans: [] },
        { ...dates, days: [], spans: [span('10:00-15:00')] },
      ],
    });
  });

  it.each([
    [{ days: [1], opens: '10:00', closes: '10:00' }, 'week.0.spans.0.closes'],
    [{ days: [1], opens: '', closes: '10:00' }, 'week.0.spans.0.opens'],
    [{ days: [1], opens: '10:00', closes: '12:00', spans: [] }, 'week.0.spans'],
    [{ days: [1] }, 'week.0.spans'],
    ['always', 'week.0'],
    [null, 'week.0'],
  ])('are refused at their field if %j is not an opening', (entry, path) => {
    expect(wrong({ week: [entry], exceptions: [] })[0]?.[0]).toBe(path);
  });
});

it('are unchanged when parsed again', () => {
  expect(schema.parse(hours.defaults)).toEqual(hours.defaults);
});
