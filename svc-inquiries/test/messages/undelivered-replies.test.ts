import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  conversation,
  EMAIL,
  environment,
  HUDA,
  incoming,
  number,
  path,
  reference,
  setUpMessages,
  smtp,
  staff,
  thread,
  write,
} from '../support/messages.js';

setUpMessages();

describe('a reply', () => {
  it('is marked if refused, and sent on a retry', async () => {
    smtp.rules = { recipient: () => '550 no such mailbox' };
    await write();
    await environment.idle();
    const [message] = await thread();
    expect(message).toMatchObject({ state: 'failed', error: expect.stringContaining('no such mailbox'), sentAt: null });
    smtp.rules = {};
    const { body } = await staff.post(path(`messages/${message.id}/resend`), {});
    expect(body).toMatchObject({ state: 'queued', error: null });
    await environment.idle();
    expect(smtp.to(EMAIL)).toHaveLength(1);
    expect(await thread()).toMatchObject([{ state: 'sent', sentAt: expect.any(String) }]);
    expect((await staff.post(path(`messages/${message.id}/resend`), {})).body.code).toBe('MESSAGE_NOT_FOUND');
  });

  describe('that is permanently refused', () => {
    const refuse = () => {
      smtp.rules = { recipient: (address) => (address === EMAIL ? '550 no such mailbox' : undefined) };
    };
    const subjects = () => smtp.to(HUDA).map(({ headers: { subject } }) => subject);
    const retry = async () => {
      const [message] = await thread();
      expect((await staff.post(path(`messages/${message.id}/resend`), {})).status).toBe(200);
      await environment.idle();
    };
    const row = async () =>
      (await environment.sql<Record<string, unknown>>('SELECT * FROM inquiries.conversation WHERE number = $1', [number]))[0];
    beforeEach(async () => {
      await environment.sql('UPDATE inquiries.conversation SET owner_id = 7');
      refuse();
      await write();
      await environment.idle();
    });

    it('is no answer: the customer waits again, the owner is notified once, and nothing is measured', async () => {
      expect(await conversation()).toMatchObject({
        state: 'answered',
        answer: null,
        waitingSince: expect.any(String),
        undeliveredAt: expect.any(String),
        version: 3,
      });
      expect(await row()).toMatchObject({ round: 1 });
      expect(subjects()).toEqual([`${reference()} Not delivered: Customer message, Layla Haddad`]);
      expect(smtp.to(HUDA)[0]?.text).toContain('no such mailbox');
    });

    it('is reported again if a retry fails, in the same round, and ends the wait if it succeeds', async () => {
      const before = await conversation();
      await retry();
      expect(subjects()).toHaveLength(2);
      expect(await conversation()).toMatchObject({ waitingSince: before.waitingSince, undeliveredAt: before.undeliveredAt });
      smtp.rules = {};
      await retry();
      expect(await conversation()).toMatchObject({ answer: 'reply', waitingSince: null, undeliveredAt: null });
      expect(await row()).toMatchObject({ round: 1, due_at: null, clock_started_at: null, answer_minutes: null });
      expect(subjects()).toHaveLength(2);
    });

    it('leaves later questions of the customer open when a retry succeeds', async () => {
      await incoming();
      smtp.rules = {};
      await retry();
      const { customerRepliedAt, waitingSince, undeliveredAt } = await conversation();
      expect([customerRepliedAt, undeliveredAt]).toEqual([expect.any(String), null]);
      // The database rounds one to milliseconds and truncates the other.
      expect(Math.abs(Date.parse(waitingSince) - Date.parse(customerRepliedAt))).toBeLessThanOrEqual(1);
    });

    it.each([
      ['another reply', async (version: number) => (await write({ channel: 'whatsapp', subject: undefined, version })).status],
      [
        'a call',
        async (version: number) => (await staff.put(`/api/inbox/contact-${number}`, { answer: 'call', version })).status,
      ],
      ['a state', async (version: number) => (await staff.put(`/api/inbox/contact-${number}`, { state: 'won', version })).status],
    ])('is settled by %s', async (_what, end) => {
      expect([200, 201]).toContain(await end((await conversation()).version));
      expect(await conversation()).toMatchObject({ waitingSince: null, undeliveredAt: null });
    });
  });

  it.each(['won', 'lost', 'spam'])('that bounces for a request that is %s restarts no wait', async (state) => {
    await write();
    await environment.idle();
    await staff.put(`/api/inbox/contact-${number}`, { state, lostReason: 'Too dear', version: (await conversation()).version });
    await environment.sql(`UPDATE inquiries.conversation_message SET state = 'bounced'`);
    expect(await conversation()).toMatchObject({ state, waitingSince: null, undeliveredAt: null });
  });

  it('that bounces after a later one arrived restarts no wait, unless the later one bounces', async () => {
    await write();
    await write({ version: 2 });
    await environment.idle();
    const [first, second] = await thread();
    const back = (id: number) =>
      environment.sql(`UPDATE inquiries.conversation_message SET state = 'bounced' WHERE id = $1`, [id]);
    await back(first.id);
    expect(await conversation()).toMatchObject({ waitingSince: null, undeliveredAt: null });
    await staff.put(`/api/inbox/contact-${number}`, { state: 'waiting', version: (await conversation()).version });
    await back(second.id);
    expect(await conversation()).toMatchObject({
      state: 'answered',
      waitingSince: expect.any(String),
      undeliveredAt: expect.any(String),
    });
  });
});
