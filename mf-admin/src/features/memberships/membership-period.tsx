import type { Membership } from '@dealership/contracts';
import type { ReactNode } from 'react';

export interface MembershipPeriodProps {
  member: Pick<Membership, 'paymentStatus'>;
  children: ReactNode;
}

/** The period that was paid for; struck through once the money goes back, because the access ended then. */
export const MembershipPeriod = ({ member, children }: MembershipPeriodProps) =>
  member.paymentStatus === 'completed' ? children : <s>{children}</s>;
