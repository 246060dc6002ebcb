import { AppError } from '@dealership/service-kit';
import type { EntityManager } from 'typeorm';
import { Inquiry } from '../inquiries/inquiry.entity.js';
import { Reservation } from '../reservations/reservation.entity.js';
import type { Conversation } from './conversation.entity.js';

type Submission = Inquiry | Reservation;

/** The submitted request of a conversation, if it still exists. */
export const findRequestOfConversation = (
  manager: EntityManager,
  { kind, number }: Pick<Conversation, 'kind' | 'number'>,
): Promise<Submission | null> => manager.findOneBy<Submission>(kind === 'reservation' ? Reservation : Inquiry, { id: number });

/** The submitted request of a conversation. */
export async function requestOfConversation(
  manager: EntityManager,
  conversation: Pick<Conversation, 'kind' | 'number'>,
): Promise<Submission> {
  const { kind, number } = conversation;
  const request = await findRequestOfConversation(manager, conversation);
  if (!request) throw new AppError('REQUEST_NOT_FOUND', { kind, number });
  return request;
}
