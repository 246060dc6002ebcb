import { formatUsd, type Membership } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { usePlanName } from '../../../shared/display/format/use-plan-name.js';
import { contactFacts, type Fact } from '../../../shared/request/entry/entry-facts.js';
import { MembershipPeriod } from '../membership-period.js';

export function useMembershipFacts(member: Membership): Fact[] {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const planName = usePlanName();
  const { day, moment } = useMoment();
  const country = () =>
    member.country === 'OTHER'
      ? t('membership.otherCountry')
      : new Intl.DisplayNames(locale, { type: 'region' }).of(member.country);
  return [
    ...(member.erasedAt ? [] : contactFacts(member.email, member.phone)),
    ['country', member.country && country()],
    ['city', member.city],
    ['billingAddress', member.billingAddress],
    ['zipCode', member.zipCode],
    ['plan', planName(member)],
    ['amount', <bdi key="amount">{formatUsd(member.amount)}</bdi>],
    [
      'period',
      <MembershipPeriod key="period" member={member}>{`${day(member.startDate)} – ${day(member.endDate)}`}</MembershipPeriod>,
    ],
    ['payment', <bdi key="payment">{member.stripePaymentId}</bdi>],
    ['termsAcceptedAt', moment(member.termsAcceptedAt)],
    ['disputedAt', member.disputedAt && moment(member.disputedAt)],
    ['refundedAt', member.refundedAt && moment(member.refundedAt)],
  ];
}
