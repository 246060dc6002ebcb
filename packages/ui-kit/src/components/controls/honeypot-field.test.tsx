import { expect, it } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { HoneypotField } from './honeypot-field.js';

let values: () => object;

function Form() {
  const form = useForm({ defaultValues: { website: '' } });
  values = form.getValues;
  return (
    <>
      <HoneypotField register={form.register('website')} />
      <button type="button" onClick={() => form.setValue('website', '')}>
        Clear
      </button>
    </>
  );
}

it('has no name or label that browsers and password managers fill in', () => {
  const { container } = render(<HoneypotField />);
  const input = container.querySelector('input');
  expect(container.innerHTML).not.toMatch(/website|url|company|phone|mail|name="name"/i);
  expect(input?.tabIndex).toBe(-1);
  for (const [name, value] of Object.entries({
    autocomplete: 'off',
    'data-1p-ignore': '',
    'data-lpignore': 'true',
    'data-bwignore': 'true',
    'data-form-type': 'other',
  }))
    expect([name, input?.getAttribute(name)]).toEqual([name, value]);
});

it("fills in the form's own field, and shows when it is cleared", () => {
  const { container, getByRole } = render(<Form />);
  const input = container.querySelector('input') as HTMLInputElement;
  fireEvent.input(input, { target: { value: 'https://spam.example' } });
  expect(values()).toEqual({ website: 'https://spam.example' });
  fireEvent.click(getByRole('button'));
  expect(input.value).toBe('');
});
