import { join } from 'node:path';
import { dataSourceOptions, migrate } from '@dealership/service-kit/database';
import { createTestDatabase, migrationRuns, schemaDocument, type TestDatabase } from '@dealership/service-kit/testing';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../src/database/database.js';

/** As recorded in the databases of earlier releases. */
const RECORDED = [
  'CreateInquiries1763690000000',
  'CreateReservationsAndNewsletter1763730000000',
  'LetStaffWorkOnLeads1763740000000',
  'CarryTraces1763750000000',
  'TellRepeatedEvents1763760000000',
  'WithholdConfirmations1763770000000',
  'IndexAppointments1763780000000',
  'SendArrivalsLetters1763790000000',
  'NamePeopleInAudit1763800000000',
  'CallWebhooks1795454460000',
  'AlertSearches1795455900000',
  'GatherRequests1795470060000',
  'KeepAppointments1795470600000',
  'WriteOfAppointments1795470900000',
  'KeepMessages1795550000000',
  'ReceiveMail1795551000000',
  'KeepJourneys1795552000000',
  'KeepFilesOfJourneys1795552100000',
  'TellOfRequests1795554000000',
  'IndexSearch1795554100000',
  'MeasureAnswers1795555000000',
  'LetVisitorsMoveAppointments1795555100000',
  'LinkCalendars1795555200000',
  'RestartReplyClocks1795560000000',
  'LinkPersons1795560100000',
  'IndexFigures1795560200000',
  'KnowSourcesOfRequests1795561000000',
  'TellStaffInTheirLanguages1795561100000',
  'WaitForWhatDidNotArrive1795610000000',
  'LinkMessagesToTheirMail1795610100000',
  'RememberTurns1795630000000',
  'KeepMemberships1795640000000',
  'KeepWhenSentBefore1795680000000',
  'FollowPublishedHours1795690000000',
  'FreeRequests1795690100000',
  'KnowWhoEnteredRequests1795700000000',
  'RenameTriggerFunctions1795710000000',
  'DropUnusedFunctions1795720000000',
  'EnterRequests1795730000000',
  'NameReplies1795740000000',
  'KeepGivenWaits1795750000000',
  'KeepSubjectsOfEmails1795760000000',
  'DropStatusTrigger1795770000000',
  'JoinTriggersOfConversations1796200000000',
  'RenameColumns1796300000000',
  'RememberWaitsForSteps1796400000000',
  'ReadFullWidthPhoneNumbers1796400100000',
  'IndexVehicles1796560060000',
  'SettleCancelledDrives1796620000000',
  'NameNoteAuthors1796900000000',
  'NameTemplatesOfEmails1796900060000',
  'NameRemainingRecipients1797020000000',
];

let database: TestDatabase;
let dataSource: DataSource;

beforeEach(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource(dataSourceOptions(databaseOptions(database.url))).initialize();
});

afterEach(async () => {
  await dataSource.destroy();
  await database.drop();
});

it('run once, revert completely, run again, and break nothing for the previous release', async () => {
  expect(await migrationRuns(databaseOptions)).toEqual({ refused: [], repeated: [], left: [], ran: RECORDED });
});

it('create the columns that the entities read', async () => {
  await migrate(databaseOptions(database.url));
  for (const { target } of dataSource.entityMetadatas) expect(await dataSource.manager.find(target)).toEqual([]);
});

it('recognize customers entered by staff before that was recorded', async () => {
  const options = databaseOptions(database.url);
  const at = options.migrations.findIndex(({ name }) => name === 'KnowWhoEnteredRequests1795700000000');
  await migrate({ ...options, migrations: options.migrations.slice(0, at) });
  const send = (lastName: string) =>
    `INSERT INTO inquiries.inquiry (kind, status, first_name, last_name, email, language, details, content_hash, request_id)
     VALUES ('contact', 'in_progress', 'Mona', '${lastName}', 'mona@customers.example', 'en',
       '{"subject": "auction", "message": "A Vento"}', '', '')`;
  const follow = `INSERT INTO inquiries.journey (conversation_id, kind, title, language)
    SELECT max(id), 'auction', 'A Vento', 'en' FROM inquiries.conversation`;
  await dataSource.query(send('Earlier'));
  await dataSource.transaction(async (manager) => {
    await manager.query(send('Entered'));
    await manager.query(follow);
  });
  await dataSource.query(send('Wrote'));
  await dataSource.query(follow);
  await migrate(options);
  const SOURCES = `SELECT last_name AS name, source, details->>'subject' AS subject FROM inquiries.inquiry ORDER BY id`;
  expect(await dataSource.query(SOURCES)).toEqual([
    { name: 'Earlier', source: 'visitor', subject: 'auction' },
    { name: 'Entered', source: 'staff', subject: null },
    { name: 'Wrote', source: 'visitor', subject: 'auction' },
  ]);
});

it('rename events: what is not done gets another job under the new name', async () => {
  const options = databaseOptions(database.url);
  const at = options.migrations.findIndex(({ name }) => name === 'RenameColumns1796300000000');
  await migrate({ ...options, migrations: options.migrations.slice(0, at) });
  await dataSource.query(`INSERT INTO inquiries.outbox (event, payload, handed_at, done_at) VALUES
    ('arrivals-letter.released', '{"arrivalsLetterId": 1}', now(), now()),
    ('appointment.changed', '{"appointmentLetterId": 2}', now(), NULL),
    ('journey.link-asked', '{"journeyId": 3}', NULL, NULL),
    ('inquiry.submitted', '{"inquiryId": 4}', now(), NULL)`);
  await dataSource.query(`INSERT INTO inquiries.audit (session_id, action, entity, before, after)
    VALUES ('1', 'update', 'journeys', '{"keeperId": null}', '{"keeperId": 7}')`);
  await migrate(options);
  const EVENTS = `SELECT event, payload, CASE WHEN done_at IS NOT NULL THEN 'done' WHEN handed_at IS NULL THEN 'new' ELSE 'handed' END AS state
    FROM inquiries.outbox ORDER BY id`;
  expect(await dataSource.query(EVENTS)).toEqual([
    { event: 'arrivals-email.released', payload: { arrivalsEmailId: 1 }, state: 'done' },
    { event: 'appointment.changed', payload: { appointmentEmailId: 2 }, state: 'done' },
    { event: 'journey.link-requested', payload: { journeyId: 3 }, state: 'new' },
    { event: 'inquiry.submitted', payload: { inquiryId: 4 }, state: 'handed' },
    { event: 'appointment.changed', payload: { appointmentEmailId: 2 }, state: 'new' },
  ]);
  expect(await dataSource.query('SELECT before, after FROM inquiries.audit')).toEqual([
    { before: { ownerId: null }, after: { ownerId: 7 } },
  ]);
});

it('record the waits that overdue steps have begun, and the digits of full-width phone numbers', async () => {
  const options = databaseOptions(database.url);
  const at = options.migrations.findIndex(({ name }) => name === 'RememberWaitsForSteps1796400000000');
  await migrate({ ...options, migrations: options.migrations.slice(0, at) });
  for (const lateNotifiedAt of ['waiting_since', "waiting_since - interval '1 day'"]) {
    await dataSource.query(`INSERT INTO inquiries.inquiry (kind, first_name, last_name, email, phone, language, details, content_hash, request_id)
      VALUES ('import', 'Mona', 'Haddad', 'mona@customers.example', '０９０－１２３４－５６７８', 'en', '{}', '', '')`);
    await dataSource.query(`WITH j AS (INSERT INTO inquiries.journey (conversation_id, kind, title, language)
        SELECT max(id), 'import', 'A Vento', 'en' FROM inquiries.conversation RETURNING id, conversation_id)
      INSERT INTO inquiries.journey_step (journey_id, key, position, name, late_notified_at)
      SELECT j.id, 'sea', 1, '{}', ${lateNotifiedAt} FROM j JOIN inquiries.conversation c ON c.id = conversation_id`);
  }
  await migrate(options);
  const ROWS = `SELECT step_wait_since = waiting_since AS "isForStep", phone_key AS phone FROM inquiries.conversation ORDER BY id`;
  const phone = '09012345678';
  expect(await dataSource.query(ROWS)).toEqual([
    { isForStep: true, phone },
    { isForStep: null, phone },
  ]);
});

it('answer the requests of unconfirmed test drives that their visitors cancelled', async () => {
  const options = databaseOptions(database.url);
  const at = options.migrations.findIndex(({ name }) => name === 'SettleCancelledDrives1796620000000');
  await migrate({ ...options, migrations: options.migrations.slice(0, at) });
  for (const byVisitor of [true, false])
    await dataSource.query(`WITH i AS (INSERT INTO inquiries.inquiry (kind, first_name, last_name, email, phone, language, details, content_hash, request_id)
        VALUES ('test_drive', 'Mona', 'Haddad', 'mona@customers.example', '', 'en', '{}', '', '') RETURNING id),
      a AS (INSERT INTO inquiries.appointment (inquiry_id, vehicle_id, bay, starts_at, ends_at, state)
        SELECT id, 7, 1, now(), now() + interval '1 hour', 'cancelled' FROM i RETURNING id, starts_at)
      INSERT INTO inquiries.appointment_email (appointment_id, purpose, starts_at, version, by_visitor)
      SELECT id, 'cancelled', starts_at, 2, ${byVisitor} FROM a`);
  await dataSource.query('UPDATE inquiries.conversation SET waiting_since = NULL');
  await migrate(options);
  const STATES = `SELECT c.state, i.status FROM inquiries.conversation c JOIN inquiries.inquiry i ON i.id = c.inquiry_id ORDER BY c.id`;
  expect(await dataSource.query(STATES)).toEqual([
    { state: 'answered', status: 'in_progress' },
    { state: 'new', status: 'new' },
  ]);
});

it('make what schema.sql shows; after a change run `npm run docs:schema`', async () => {
  const { stored, made } = await schemaDocument(databaseOptions, join(__dirname, '../src/database/schema.sql'));
  expect(stored).toBe(made);
});
