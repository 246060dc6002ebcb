import { formatUsd, type SimulatedCheckout } from '@dealership/contracts';
import { showToast, useLanguage, useTranslation } from '@dealership/ui-kit';
import { showServerErrors, useDraft, useFormElement, useSchemaForm } from '@dealership/ui-kit/form';
import { goTo } from '@dealership/ui-kit/navigation';
import { ApiError, isUnanswered, randomUuid } from '@dealership/ui-kit/query';
import { useRef, useState } from 'react';
import { usePlanPrice } from '../../../shared/plans/use-auction-plans.js';
import {
  CHECKOUT_FORM_ID,
  type CheckoutForm,
  type CheckoutValues,
  checkedWithCard,
  checkedWithoutCard,
  DETAIL_NAMES,
  EMPTY,
} from '../form/checkout-values.js';
import { useCrossChecks } from '../form/use-cross-checks.js';
import type { LiveCardHandle } from '../payment/live-card.js';
import { usePaymentSettings } from '../payment/payment-settings.js';
import type { Purchase, PurchaseResult } from './pay-order.js';

export interface CheckoutOptions {
  plan: string;
  /** In US dollars, as shown to the visitor. */
  amount: number;
  /** Called if the order's price differs. */
  onAmount: (amount: number) => void;
  /** Called if another tab has paid for the plan meanwhile. */
  onPaid?: () => void;
  /** Redirects to the visitor's bank. */
  leave?: (url: string) => void;
}

const leaveSite = (url: string): void => window.location.assign(url);

function useCheckoutForm(withCard: boolean): CheckoutForm {
  const schema = withCard ? checkedWithCard : checkedWithoutCard;
  const form = useSchemaForm<CheckoutValues, SimulatedCheckout>({ schema, defaults: EMPTY });
  useCrossChecks(form);
  return form;
}

const isFlagged = (error: unknown): boolean => error instanceof ApiError && error.body?.code === 'CHECKOUT_FLAGGED';

/** Reports the outcome of an attempt. Input is kept. */
function useReports(form: CheckoutForm) {
  const { t } = useTranslation('auction-checkout');
  const [problem, setProblem] = useState<string>();
  const [flagged, setFlagged] = useState(false);
  const failed = (message = t('failed.text'), here = message) => {
    setProblem(here);
    showToast({ kind: 'error', title: t('failed.title'), text: message });
  };
  /** For an attempt that ended without the provider's answer: more specific than the toast, if the cause is known. */
  const causeOf = (error: unknown): string | undefined => {
    if (isUnanswered(error)) return t('failed.unanswered');
    return isFlagged(error) ? t('failed.flagged') : undefined;
  };
  return {
    problem,
    flagged,
    clear: () => setProblem(undefined),
    failed,
    broken: async (error: unknown) => {
      console.error('The payment could not be made', error);
      // Only bots fill in the honeypot. If the buyer's browser did, it is removed, so that the next attempt succeeds.
      if (isFlagged(error)) {
        form.setValue('website', '');
        setFlagged(true);
      }
      const isLimited = error instanceof ApiError && error.status === 429;
      failed(isLimited ? t('failed.limited') : undefined, causeOf(error));
      await showServerErrors(form, error);
    },
    succeeded: () => showToast({ kind: 'success', title: t('succeeded.title'), text: t('succeeded.text') }),
    priceChanged: (amount: number) => {
      const text = t('priceChanged.text', { price: formatUsd(amount) });
      showToast({ kind: 'error', title: t('priceChanged.title'), text });
    },
    cardOpened: () => setProblem(t('card.opened')),
  };
}

/** Loads the payment code on demand. */
const payOrder = async (purchase: Purchase): Promise<PurchaseResult> =>
  (await import(/* webpackChunkName: "checkout-payment" */ './pay-order.js')).payOrder(purchase);

/** The checkout form and the outcome of its submission. */
export function useCheckout({ plan, amount, onAmount, onPaid, leave = leaveSite }: CheckoutOptions) {
  const { settings, adopt, isUnknown } = usePaymentSettings();
  const { language } = useLanguage();
  const form = useCheckoutForm(settings?.mode === 'simulator');
  const report = useReports(form);
  const forgetDraft = useDraft(form, CHECKOUT_FORM_ID, DETAIL_NAMES);
  const priceNow = usePlanPrice(plan);
  const card = useRef<LiveCardHandle>(null);

  const arrive = (result: PurchaseResult): void => {
    switch (result.outcome) {
      case 'redirect':
        leave(result.url);
        break;
      case 'failed':
        report.failed(result.message);
        break;
      case 'card':
        adopt(result.receipt);
        report.cardOpened();
        break;
      case 'price':
        onAmount(result.receipt.amount);
        report.priceChanged(result.receipt.amount);
        break;
      case 'paid':
        onPaid?.();
        break;
      case 'succeeded':
        forgetDraft();
        report.succeeded();
        goTo('/payment-success');
        break;
      case 'sent':
        forgetDraft();
        goTo('/payment-success');
    }
  };

  const refused = async (error: unknown): Promise<void> => {
    const isOld = error instanceof ApiError && error.body?.code === 'PLAN_PRICE_CHANGED';
    const price = isOld ? await priceNow().catch(() => undefined) : undefined;
    if (price === undefined) return report.broken(error);
    onAmount(price);
    report.priceChanged(price);
  };

  const submit = form.handleSubmit(async (values) => {
    report.clear();
    const purchase = { plan, amount, values, language, newKey: randomUuid, hasCard: settings !== undefined, card: card.current };
    await payOrder(purchase).then(arrive).catch(refused);
  });
  const element = useFormElement({ form, formId: CHECKOUT_FORM_ID, submit });
  return { ...element, form, settings, isUnknown, card, problem: report.problem, flagged: report.flagged };
}
