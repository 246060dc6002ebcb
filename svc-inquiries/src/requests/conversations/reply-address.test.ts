import { INBOX_KINDS } from '@dealership/contracts';
import { expect, it } from '@jest/globals';
import { readReplyAddress, replyAddressOf } from './reply-address.js';

const settings = { address: 'requests@reply.cars.example', secret: 'of these tests, of more than 32 characters' };
const id = { kind: 'contact', number: 117 } as const;
const address = replyAddressOf(settings, id);

it('encodes the request and decodes it again, also in capitals', () => {
  expect(address).toMatch(/^requests\+contact-117-[0-9a-f]{16}@reply\.cars\.example$/);
  expect(readReplyAddress(settings, address)).toEqual(id);
  expect(readReplyAddress(settings, ` ${address.toUpperCase()} `)).toEqual(id);
});

it.each(INBOX_KINDS)('is a valid SMTP address for %s', (kind) => {
  const request = { kind, number: 999_999_999 };
  const made = replyAddressOf(settings, request);
  expect(made.split('@')[0]?.length).toBeLessThanOrEqual(64);
  expect(readReplyAddress(settings, made)).toEqual(request);
});

it.each([
  ['another request', address.replace('117', '118')],
  ['another signature', address.replace(/.(?=@)/, (sign) => (sign === '0' ? '1' : '0'))],
  ['a shorter signature', address.replace(/.(?=@)/, '')],
  ['no signature', 'requests+contact-117@reply.cars.example'],
  ['no request', 'requests@reply.cars.example'],
  ['another host', address.replace('reply.', '')],
  ['another mailbox', address.replace('requests+', 'sales+')],
  ['nothing', ''],
])('is rejected with %s', (_, given) => {
  expect(readReplyAddress(settings, given)).toBeUndefined();
});

it('is rejected if signed with another secret', () => {
  const other = replyAddressOf({ ...settings, secret: `${settings.secret}.` }, id);
  expect(readReplyAddress(settings, other)).toBeUndefined();
});
