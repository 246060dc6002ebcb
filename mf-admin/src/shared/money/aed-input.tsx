import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Input, type InputProps } from 'antd';
import { groupAed } from './group-aed.js';

export interface AedInputProps extends Omit<InputProps, 'onChange' | 'value'> {
  value?: string;
  onChange?: (text: string) => void;
}

/** An input for an amount in dirhams. Digits are grouped on blur; the position of the unit depends on the language. */
export function AedInput({ value, onChange, ...rest }: AedInputProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const unit = { [language === 'ar' ? 'suffix' : 'prefix']: t('vehicle.aed') };
  return (
    <Input
      {...rest}
      {...unit}
      value={value}
      inputMode="decimal"
      autoComplete="off"
      onChange={({ target }) => onChange?.(target.value)}
      // Before the field is validated on blur.
      onBlurCapture={({ target }) => {
        const grouped = groupAed(target.value);
        if (grouped !== target.value) onChange?.(grouped);
      }}
    />
  );
}
