import type { Language } from '@dealership/contracts';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import * as z from 'zod/mini';
import { renderWithProviders } from '../../testing/render.js';
import { useSchemaForm } from '../use-schema-form.js';
import { NameFields } from './name-fields.js';

const schema = z.object({ firstName: z.string(), lastName: z.string() });

function Form() {
  const form = useSchemaForm({ schema, defaults: { firstName: '', lastName: '' } });
  return <NameFields form={form} label={(name) => name} />;
}

it.each<[Language, string[]]>([
  ['en', ['firstName', 'lastName']],
  ['ar', ['firstName', 'lastName']],
  ['ja', ['lastName', 'firstName']],
])('orders the name fields by language (%s)', (language, names) => {
  renderWithProviders(<Form />, { namespace: 'none', texts: {}, language });
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual(names);
});
