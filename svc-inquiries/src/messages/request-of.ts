import { AppError } from '@dealership/service-kit';
import type { EntityManager } from 'typeorm';
import type { Conversation } from '../requests/conversations/conversation.entity.js';
import { Inquiry } from '../requests/inquiries/inquiry.entity.js';
import { Reservation } from '../requests/reservations/reservation.entity.js';

/** The submitted request of a conversation. */
export async function requestOfConversation(
  manager: EntityManager,
  { kind, number }: Pick<Conversation, 'kind' | 'number'>,
): Promise<Inquiry | Reservation> {
  const request =
    kind === 'reservation'
      ? await manager.findOneBy(Reservation, { id: number })
      : await manager.findOneBy(Inquiry, { id: number });
  if (!request) throw new AppError('REQUEST_NOT_FOUND', { kind, number });
  return request;
}
