/** @jest-environment @dealership/build-kit/jest/server-environment */

import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { EmailAddress } from './email-address.js';

it('breaks only after @ and dots, and is written from left to right', () => {
  expect(renderToStaticMarkup(<EmailAddress address="first.last@dealer.example" />)).toBe(
    '<bdi class="address" dir="ltr">first.<wbr/>last@<wbr/>dealer.<wbr/>example</bdi>',
  );
});

it('does not break at the hyphens of a part, unless it is long', () => {
  const long = 'a-domain-that-is-longer-than-a-phone';
  expect(renderToStaticMarkup(<EmailAddress address={`al-ali@${long}.example`} />)).toBe(
    `<bdi class="address" dir="ltr"><span class="whole">al-ali@</span><wbr/>${long}.<wbr/>example</bdi>`,
  );
});
