/** @jest-environment @dealership/build-kit/jest/server-environment */

import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { EmailAddress } from './email-address.js';

it('breaks only after @ and dots, and is written from left to right', () => {
  expect(renderToStaticMarkup(<EmailAddress address="first.last@dealer.example" />)).toBe(
    '<bdi class="address" dir="ltr">first.<wbr/>last@<wbr/>dealer.<wbr/>example</bdi>',
  );
});
