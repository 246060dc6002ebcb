/** Opening hours of the showroom in Asia/Dubai, 24-hour clock. `days`: 0 = Sunday. */
export const BUSINESS_HOURS = [
  { days: [6, 0, 1, 2, 3, 4], spans: [{ opens: '09:00', closes: '22:00' }] },
  { days: [5], spans: [{ opens: '16:00', closes: '22:00' }] },
];
