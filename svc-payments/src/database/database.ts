import type { DatabaseOptions } from '@dealership/service-kit';
import { ExchangeRateEntity } from '../exchange-rate/exchange-rate.entity.js';
import { PaymentEntity } from '../payments/payment.entity.js';
import { SubscriptionEntity } from '../payments/subscription.entity.js';
import { CreateExchangeRate1763720000000 } from './migrations/1763720000000-create-exchange-rate.js';
import { CreatePayments1763720001000 } from './migrations/1763720001000-create-payments.js';
import { RememberErasures1763720002000 } from './migrations/1763720002000-remember-erasures.js';
import { CarryTraces1763720003000 } from './migrations/1763720003000-carry-traces.js';
import { CloseDisputes1763720004000 } from './migrations/1763720004000-close-disputes.js';
import { NoteOnSubscriptions1763720005000 } from './migrations/1763720005000-note-on-subscriptions.js';
import { RememberRefunds1763720006000 } from './migrations/1763720006000-remember-refunds.js';
import { SCHEMA } from './schema.js';

/** This service's database: the schema `payments`. */
export const databaseOptions = (url: string, poolSize?: number): DatabaseOptions => ({
  name: 'svc-payments',
  url,
  schema: SCHEMA,
  entities: [ExchangeRateEntity, PaymentEntity, SubscriptionEntity],
  migrations: [
    CreateExchangeRate1763720000000,
    CreatePayments1763720001000,
    RememberErasures1763720002000,
    CarryTraces1763720003000,
    CloseDisputes1763720004000,
    NoteOnSubscriptions1763720005000,
    RememberRefunds1763720006000,
  ],
  ...(poolSize && { poolSize }),
});
