import { textColumns } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SCHEMA } from '../../src/database/schema.js';
import { LEAD_TABLES } from '../../src/privacy/erase-leads.js';
import { createEnvironment, type Environment } from '../support/environment.js';

/** Tables whose rows an erasure deletes, with all that refers to them. */
const DELETED = [...LEAD_TABLES, 'search_alert', 'person_link', 'received_mail'];

const BY_STAFF = 'written by staff for all customers, not about one';
const OF_STAFF = 'who of the staff did something, and from where; kept as the record of their work';
const CODE = 'a word from a fixed list';
const IDS = 'holds ids only';
const ERASED = 'erased: the row is deleted, or the text is replaced';
const SECRET = 'a secret of the dealer’s own, or its hash';

/** What every other column holds, and why an erasure leaves it. */
const KEPT: Record<string, string> = {
  'appointment_block.reason': BY_STAFF,
  'arrivals_email.introduction': BY_STAFF,
  'arrivals_email.test_language': CODE,
  'arrivals_email.vehicles': BY_STAFF,
  'audit.action': CODE,
  'audit.address': OF_STAFF,
  'audit.after': ERASED,
  'audit.before': ERASED,
  'audit.entity': CODE,
  'audit.person_name': OF_STAFF,
  'audit.session_id': OF_STAFF,
  'calendar_link.secret_hash': SECRET,
  'inbox_event.change': CODE,
  'inbox_event.kind': CODE,
  'notification.audience': CODE,
  'notification.event': CODE,
  'notification.language': CODE,
  'notification.last_error': ERASED,
  'notification.message_id': IDS,
  'notification.recipient': ERASED,
  'notification.remaining': ERASED,
  'notification.state': CODE,
  'notification.subject': ERASED,
  'notification.template': CODE,
  'outbox.event': CODE,
  'outbox.payload': IDS,
  'outbox.request_id': IDS,
  'outbox.traceparent': IDS,
  'webhook.events': CODE,
  'webhook.previous_secret': SECRET,
  'webhook.secret': SECRET,
  'webhook.url': 'the address of another system, entered by staff',
  'webhook_delivery.body': IDS,
  'webhook_delivery.event': CODE,
  'webhook_delivery.last_answer': 'the status that the other system answered',
  'webhook_delivery.message_id': IDS,
  'webhook_delivery.source': CODE,
  'webhook_delivery.state': CODE,
};

let environment: Environment;

beforeAll(async () => {
  environment = await createEnvironment();
});
afterAll(() => environment.remove());

describe('a column that can hold personal data', () => {
  it('is deleted by an erasure, or kept for a reason named here', async () => {
    expect(await textColumns(environment.sql, SCHEMA, DELETED)).toEqual(Object.keys(KEPT).sort());
  });
});
