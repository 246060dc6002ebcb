import { dubaiDay } from '@dealership/contracts';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SESSION } from '../../../testing/admin-site.js';
import { field, press } from '../../../testing/controls.js';
import { refusal } from '../../../testing/fake-site.js';
import { anInboxRequest as request } from '../../../testing/inbox-request.js';
import { inboxPage, inboxSite } from '../../../testing/inbox-site.js';
import { addressBar, openAdmin } from '../../../testing/open-admin.js';

const site = inboxSite();

const sentChanges = () => site.calls('PUT', '/api/inbox/contact-1').map(({ body }) => body);

describe('a request', () => {
  const open = async () => {
    openAdmin('?tab=inbox&request=contact-1');
    await screen.findByText('Any coupé?');
    await screen.findByRole('option', { name: 'Huda' });
  };

  it('has its own URL, and shows everything that was sent', async () => {
    await open();
    expect(within(screen.getByRole('dialog')).getByText('Our inventory')).toBeTruthy();
    expect(addressBar()).toContain('request=contact-1');
    const same = within(await screen.findByRole('region', { name: 'Same person or phone number' }));
    expect(same.getByRole('listitem').textContent).toMatch(/Sara Marri 2\s· same phone number/);
    await press('Import request IM-2026-00002');
    await waitFor(() => expect(addressBar()).toContain('request=import-2'));
  });

  it('lists the latest three other requests, and links the rest and spam', async () => {
    const others = [2, 3, 4, 5].map((number) => request(number));
    site.on('GET /api/inbox/contact-1/same-person', { body: [...others, request(6, { state: 'spam' })] });
    await open();
    const same = within(await screen.findByRole('region', { name: 'Same person or phone number' }));
    expect(same.getAllByRole('listitem')).toHaveLength(3);
    expect(same.getByRole('link', { name: '1 more in the customer history' })).toBeTruthy();
    expect(same.getByRole('link', { name: '1 in spam' }).getAttribute('href')).toContain('state=spam');
  });

  it('that cannot be read shows what the list knows, and is read again on demand', async () => {
    site.on('GET /api/inbox', inboxPage([request(1, { preview: { direction: 'in', text: 'Any coupé?' } })]));
    site.on('GET /api/inbox/contact-1', refusal('REQUEST_NOT_FOUND'));
    openAdmin('?tab=inbox');
    await userEvent.click(await screen.findByRole('button', { name: 'Sara Marri 1' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Sara Marri 1' }));
    await drawer.findByText('This could not be loaded');
    expect(drawer.getByText('Any coupé?')).toBeTruthy();
    site.on('GET /api/inbox/contact-1', { body: request(1) });
    await press('Try again');
    await drawer.findByRole('region', { name: 'Work on this request' });
  });

  it('is assigned, and answered', async () => {
    site.on('PUT /api/inbox/contact-1', ({ body }) => ({ body: request(1, { ...body, version: 2 }) }));
    await open();
    await userEvent.selectOptions(field('Assigned to'), 'Huda');
    await screen.findByText('Saved');
    expect(sentChanges()).toEqual([{ ownerId: 7, version: 1 }]);
    site.on('GET /api/inbox/contact-1', { body: request(1, { state: 'answered', version: 3 }) });
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Call made' }).disabled).toBe(false));
    await press('Call made');
    await waitFor(() => expect(sentChanges().at(-1)).toMatchObject({ answer: 'call' }));
  });

  it('is lost after a reason was given', async () => {
    site.on('PUT /api/inbox/contact-1', { body: request(1, { state: 'lost', lostReason: 'Too dear', version: 2 }) });
    await open();
    const states = within(screen.getByRole('region', { name: 'Work on this request' })).getByRole('combobox', { name: 'State' });
    await userEvent.selectOptions(states, 'Lost');
    expect(sentChanges()).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(field('Why it was lost')));
    expect(states).toHaveProperty('value', 'new');
    await press('Cancel');
    expect(screen.queryByLabelText('Why it was lost')).toBeNull();
    await userEvent.selectOptions(states, 'Lost');
    await userEvent.selectOptions(field('Why it was lost'), 'Another reason');
    await userEvent.type(field('Another reason'), 'Too dear');
    await press('Mark as lost');
    await waitFor(() => expect(sentChanges()).toEqual([{ state: 'lost', lostReason: 'Too dear', version: 1 }]));
  });

  it('is lost for one of the usual reasons, which is stored in English and shown in the language of staff', async () => {
    const reason = { state: 'lost', lostReason: 'Too expensive' } as const;
    site.on('PUT /api/inbox/contact-1', () => {
      site.on('GET /api/inbox/contact-1', { body: request(1, { ...reason, version: 2 }) });
      return { body: request(1, { ...reason, version: 2 }) };
    });
    openAdmin('?tab=inbox&request=contact-1', 'ar');
    const work = within(await screen.findByRole('region', { name: 'متابعة الطلب' }));
    await userEvent.selectOptions(work.getByRole('combobox', { name: 'الحالة' }), 'لم يتم البيع');
    await userEvent.selectOptions(field('سبب عدم البيع'), 'السعر مرتفع');
    await press('إغلاق الطلب دون بيع');
    await waitFor(() => expect(sentChanges()).toEqual([{ ...reason, version: 1 }]));
    expect((await work.findByRole('status')).textContent).toBe('السعر مرتفع');
  });

  it('opens the form of a reminder below what opens it, with its title', async () => {
    await open();
    await press('Set a reminder');
    const form = screen.getByRole('group', { name: 'Set a reminder' });
    const opener = screen.getByRole('button', { name: 'Set a reminder', expanded: true });
    expect(opener.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const [save, cancel] = ['Save', 'Cancel'].map((name) => within(form).getByRole('button', { name }));
    expect(save?.parentElement).toBe(cancel?.parentElement);
  });

  it('offers no confirmation of an appointment as an answer to a message', async () => {
    await open();
    const answers = within(screen.getByRole('group', { name: 'Answered in another way?' })).getAllByRole('button');
    expect(answers.map(({ textContent }) => textContent)).toEqual(['Reply sent', 'Call made']);
  });

  it('reminds at the showroom’s time', async () => {
    site.on('PUT /api/inbox/contact-1', { body: request(1, { version: 2 }) });
    await open();
    await press('Set a reminder');
    fireEvent.change(field('Remind on'), { target: { value: '2026-12-01T10:30' } });
    await userEvent.type(field('What to do'), 'Call again');
    await press('Save');
    const reminder = { at: '2026-12-01T10:30:00+04:00', note: 'Call again' };
    await waitFor(() => expect(sentChanges()).toEqual([{ reminder, version: 1 }]));
  });

  it('reminds at a usual moment, of what was typed before or after it was chosen, until that is undone', async () => {
    site.on('PUT /api/inbox/contact-1', ({ body }) => ({ body: request(1, { ...body, version: Number(body.version) + 1 }) }));
    await open();
    await press('Set a reminder');
    await userEvent.click(screen.getByRole('button', { name: /^Tomorrow 9:00/ }));
    expect([sentChanges(), document.activeElement]).toEqual([[], field('What to do')]);
    await userEvent.type(field('What to do'), 'Call');
    await press('Save');
    await press('Undo');
    const reminder = { at: `${dubaiDay(new Date(), 1)}T09:00:00+04:00`, note: 'Call' };
    await waitFor(() =>
      expect(sentChanges()).toEqual([
        { reminder, version: 1 },
        { reminder: null, version: 2 },
      ]),
    );
  });

  it('reminds next week on a Monday', async () => {
    site.on('PUT /api/inbox/contact-1', { body: request(1, { version: 2 }) });
    await open();
    await press('Set a reminder');
    await press('Next week');
    await press('Save');
    const days = [1, 2, 3, 4, 5, 6, 7].map((ahead) => dubaiDay(new Date(), ahead));
    const monday = days.find((day) => new Date(day).getUTCDay() === 1);
    const reminder = { at: `${monday}T09:00:00+04:00`, note: '' };
    await waitFor(() => expect(sentChanges()).toEqual([{ reminder, version: 1 }]));
  });

  it('that is marked as spam can be put back, with the wait that this ended', async () => {
    const wait = { waitingSince: '2026-03-04T20:30:00.000Z', customerRepliedAt: null, undeliveredAt: null };
    site.on('GET /api/inbox/contact-1', { body: request(1, { ...wait, state: 'answered' }) });
    site.on('PUT /api/inbox/contact-1', ({ body: { wait: _, ...change } }) => ({
      body: request(1, { ...change, version: Number(change.version) + 1 }),
    }));
    await open();
    await press('Mark as spam');
    await screen.findByText('Sara Marri 1: moved to “Spam”');
    await press('Undo');
    await waitFor(() =>
      expect(sentChanges()).toEqual([
        { state: 'spam', version: 1 },
        { state: 'answered', wait, version: 2 },
      ]),
    );
  });

  it.each([
    ['its history says', [{ state: 'spam' }, { state: 'waiting' }], {}, 'waiting'],
    ['its answer suggests', [], { answer: 'call' }, 'answered'],
    ['is that of a new request', [], {}, 'new'],
  ] as const)('that is not spam returns to the state that %s', async (_what, [after, before], more, state) => {
    const entry = { id: 1, at: '2026-03-04T20:30:00.000Z', sessionId: 'x', personId: 1, personName: 'Owner', address: null };
    const items = after
      ? [{ ...entry, action: 'update', entity: 'contact-messages', entityId: 1, reference: null, before, after }]
      : [];
    site.on('GET /api/audit/inquiries', { body: { items, total: items.length, page: 1, pageSize: 50 } });
    site.on('GET /api/inbox/contact-1', { body: request(1, { state: 'spam', ...more }) });
    site.on('PUT /api/inbox/contact-1', { body: request(1, { state, version: 2 }) });
    await open();
    await press('Not spam');
    await waitFor(() => expect(sentChanges()).toEqual([{ state, version: 1 }]));
  });

  it('shows the time left for the answer, and pauses with a reason', async () => {
    site.on('PUT /api/inbox/contact-1', { body: request(1, { pause: 'No number', dueAt: null, version: 2 }) });
    await open();
    expect(within(screen.getByRole('dialog')).getByText('2 h 10 min left')).toBeTruthy();
    await press('Pause the clock');
    await userEvent.type(field('Why the clock is paused'), 'No number');
    await press('Save');
    await waitFor(() => expect(sentChanges()).toEqual([{ pause: 'No number', version: 1 }]));
  });

  it('keeps the input after a concurrent change, and shows the current state', async () => {
    site.on('PUT /api/inbox/contact-1', () => {
      site.on('GET /api/inbox/contact-1', { body: request(1, { ownerId: 7, version: 2 }) });
      return refusal('CHANGED_MEANWHILE');
    });
    await open();
    await press('Set a reminder');
    fireEvent.change(field('Remind on'), { target: { value: '2026-12-01T10:30' } });
    await userEvent.type(field('What to do'), 'Call again');
    await press('Save');
    await screen.findByText('This was not saved');
    expect(field('What to do').value).toBe('Call again');
    await waitFor(() => expect(field('Assigned to').value).toBe('7'));
  });

  it('is read-only for a role without the permission', async () => {
    site.on('GET /api/admin/session', { body: { ...SESSION, role: 'viewer' } });
    await open();
    expect(field('Assigned to').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Call made' })).toBeNull();
  });
});
