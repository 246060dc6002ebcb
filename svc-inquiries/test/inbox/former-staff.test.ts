import { defaultSettings } from '@dealership/contracts';
import { describe, expect, it } from '@jest/globals';
import { AssignmentService } from '../../src/inbox/assignment.service.js';
import { FormerStaffTask } from '../../src/inbox/former-staff/former-staff.task.js';
import { accountsOf, COLLEAGUES } from '../support/colleagues.js';
import { waitingRequests } from '../support/waiting-requests.js';

const requests = waitingRequests();
const { sql, clockOf, round, row, owners, arrived, asks } = requests;

describe('requests of somebody who may no longer handle them', () => {
  const here = COLLEAGUES.filter(({ id }) => id !== 7);
  const goes = async (colleagues = here) => {
    const { dataSource } = requests.environment;
    const accounts = accountsOf(colleagues);
    await new FormerStaffTask(dataSource, accounts, new AssignmentService(dataSource, accounts)).run(
      new AbortController().signal,
    );
  };
  const inTurn = (colleagues = COLLEAGUES) => clockOf({ replies: { ...defaultSettings.replies, roundRobin: true } }, colleagues);
  const own = (columns: string) => sql(`UPDATE inquiries.conversation SET ${columns}`);

  it('are reassigned with an audit row, however long they have waited', async () => {
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01', inTurn());
    expect(await owners()).toEqual([7]);
    const { version } = (await row()) as { version: number };
    await goes();
    expect(await row()).toMatchObject({ owner_id: null, version: version + 1 });
    const audit = await sql('SELECT session_id, action, entity, entity_id, before, after FROM inquiries.audit');
    expect(audit).toEqual([
      {
        ...{ session_id: 'automatic', action: 'update', entity: 'contact-messages', entity_id: 1 },
        ...{ before: { ownerId: 7 }, after: { ownerId: null } },
      },
    ]);
    await own(`unassigned_at = '2026-11-25T11:59+04'`);
    await round('2026-11-25T12:00', inTurn(here));
    expect(await owners()).toEqual([8]);
  });

  it.each([
    ['answered', true],
    ['waiting', true],
    ['won', false],
    ['lost', false],
    ['spam', false],
  ])('in state %s are unassigned: %s', async (state, isFree) => {
    await arrived('2026-11-21T09:00');
    await own(`state = '${state}', owner_id = 7, waiting_since = NULL`);
    await goes();
    expect(await owners()).toEqual([isFree ? null : 7]);
  });

  it('are unassigned if won while somebody is waiting again', async () => {
    await arrived('2026-11-21T09:00');
    await own(`state = 'won', owner_id = 7`);
    await asks('2026-11-22T09:00');
    await goes();
    expect(await owners()).toEqual([null]);
  });

  it('stay assigned when svc-accounts returns an empty list, and when their owner is active', async () => {
    await arrived('2026-11-21T09:00');
    await own('owner_id = 7');
    await goes([]);
    expect(await owners()).toEqual([7]);
    await own('owner_id = 8');
    await goes();
    expect(await owners()).toEqual([8]);
  });
});
