import { expect, it } from '@jest/globals';
import { calendarFile } from './calendar-file.js';

const file = decodeURIComponent(
  calendarFile(
    {
      reference: 'TD-2026-00012',
      title: 'تجربة قيادة (بانتظار التأكيد): BMW X5, M',
      place: 'Test Motors',
      url: 'https://cars.example/vehicle/1',
      date: '2026-12-01',
      time: '16:00',
    },
    new Date('2026-11-29T08:00:00Z'),
  ),
);

it('contains a tentative appointment in UTC', () => {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  for (const line of [
    'UID:TD-2026-00012@cars.example',
    'DTSTAMP:20261129T080000Z',
    'DTSTART:20261201T120000Z',
    'DTEND:20261201T123000Z',
    'SUMMARY:تجربة قيادة (بانتظار التأكيد): BMW X5\\, M',
    'STATUS:TENTATIVE',
  ])
    expect(lines).toContain(line);
});

it('has no line of more than 75 bytes', () => {
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});
