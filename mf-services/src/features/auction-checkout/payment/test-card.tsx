import { toLatinDigits } from '@dealership/contracts';
import { Icon, useTranslation } from '@dealership/ui-kit';
import { Field, FieldPair } from '@dealership/ui-kit/form';
import { CHECKOUT_FORM_ID, type CheckoutForm } from '../form/checkout-values.js';
import styles from './test-card.module.css';

/** With non-breaking spaces. */
const TEST_CARD = '4242 4242 4242 4242'.replaceAll(' ', '\u00a0');

/** Formats '1230' as '12/30', because numeric keypads have no slash. */
const withSlash = (text: string): string => text.replace(/^(\d{2})(\d{1,2})$/, '$1/$2');

/** Formats '42424' as '4242 4'. */
const inGroups = (text: string): string => {
  const digits = text.replace(/\s/g, '');
  return /^\d+$/.test(digits) ? digits.replace(/\d{4}(?=\d)/g, '$& ') : text;
};

/** The position in the grouped number after as many digits. */
const positionAfter = (digits: number): number => digits + Math.max(0, Math.ceil(digits / 4) - 1);

const TIDIED: Record<string, (text: string) => string> = { cardNumber: inGroups, expiryDate: withSlash };

/** Runs before the form reads the input. */
function tidy(target: EventTarget): void {
  if (!(target instanceof HTMLInputElement) || target.name === 'cardholderName') return;
  const { name, value, selectionStart } = target;
  const latin = toLatinDigits(value);
  const tidied = TIDIED[name]?.(latin) ?? latin;
  if (tidied === value) return;
  target.value = tidied;
  if (name !== 'cardNumber' || selectionStart === null) return;
  const position = positionAfter(latin.slice(0, selectionStart).replace(/\D/g, '').length);
  target.setSelectionRange(position, position);
}

/** The card fields of the test mode. Their input is sent only to the simulator. */
export function TestCard({ form }: { form: CheckoutForm }) {
  const { t } = useTranslation('auction-checkout');
  const field = { form, idPrefix: CHECKOUT_FORM_ID, required: true };
  const digits = { ...field, inputMode: 'numeric', leftToRight: true } as const;
  return (
    <div className={styles.card} onInput={({ target }) => tidy(target)}>
      <div className={styles.note} role="note">
        <Icon name="alert" size={16} />
        <div>
          <p className={styles.name}>{t('card.test.title')}</p>
          <p>{t('card.test.text', { number: TEST_CARD })}</p>
        </div>
      </div>
      <Field {...digits} name="cardNumber" label={t('card.number')} autoComplete="off" />
      <FieldPair short>
        <Field {...digits} name="expiryDate" label={t('card.expiry')} autoComplete="off" />
        <Field {...digits} name="cvv" label={t('card.cvv')} autoComplete="off" />
      </FieldPair>
      <Field {...field} name="cardholderName" label={t('card.holder')} autoComplete="off" />
    </div>
  );
}
