import { expect, it } from '@jest/globals';
import { installTrustedTypesPolicy } from './trusted-types.js';

type Rules = Record<'createScriptURL' | 'createScript', (text: string) => string | null>;

function policyAt(pathname: string): Rules {
  const made: Rules[] = [];
  const trustedTypes = { createPolicy: (_name: 'default', rules: Rules) => void made.push(rules) };
  installTrustedTypesPolicy({ trustedTypes }, { origin: 'https://cars.example', pathname } as Location);
  const [policy] = made;
  if (!policy) throw new Error('There is no policy');
  return policy;
}

it.each(['/shell/main.0a1b2c3d.js', 'https://cars.example/mf-catalog/remoteEntry.0a1b2c3d.js'])(
  'runs code of the site: %s',
  (address) => {
    expect(policyAt('/').createScriptURL(address)).toBe(address);
  },
);

it.each([
  'https://evil.example/shell/main.js',
  '//evil.example/shell/main.js',
  '/api/vehicles',
  '/media/a/1.js',
  '/shell/../media/a.js',
  'data:text/javascript,alert(1)',
  'blob:https://cars.example/1',
  'javascript:alert(1)',
  'https://js.stripe.com/v3/',
])('runs nothing else: %s', (address) => {
  expect(policyAt('/').createScriptURL(address)).toBeNull();
});

it('runs the payment provider’s code on payment documents', () => {
  const { createScriptURL } = policyAt('/auction-checkout');
  expect(createScriptURL('https://js.stripe.com/v3/')).toBe('https://js.stripe.com/v3/');
  expect(createScriptURL('https://m.js.stripe.com/a.js')).toBe('https://m.js.stripe.com/a.js');
  for (const address of ['https://js.stripe.com.evil.example/', 'https://evil-js.stripe.com/', 'http://js.stripe.com/'])
    expect(createScriptURL(address)).toBeNull();
});

it('allows data in a script, but no code', () => {
  const { createScript } = policyAt('/');
  expect(createScript('{"@context":"https://schema.org"}')).toBe('{"@context":"https://schema.org"}');
  for (const text of ['alert(1)', '', '{}.a']) expect(createScript(text)).toBeNull();
});

it('has no rule for markup', () => {
  expect(Object.keys(policyAt('/admin')).sort()).toEqual(['createScript', 'createScriptURL']);
});
