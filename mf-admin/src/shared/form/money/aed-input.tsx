import { toLatinDigits } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Input, type InputProps, type InputRef } from 'antd';
import type { Ref } from 'react';
import { groupAed } from './group-aed.js';

export interface AedInputProps extends Omit<InputProps, 'onChange' | 'value'> {
  ref?: Ref<InputRef>;
  value?: string;
  onChange?: (text: string) => void;
}

/**
 * An amount in dirhams. Arabic digits become Latin ones, and digits are grouped on blur; the unit is placed according to
 * the language.
 */
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
      onChange={({ target }) => onChange?.(toLatinDigits(target.value))}
      // In the capture phase, before the form validates the field on blur.
      onBlurCapture={({ target }) => {
        const grouped = groupAed(target.value);
        if (grouped !== target.value) onChange?.(grouped);
      }}
    />
  );
}
