import { afterEach, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { useState } from 'react';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { hydrateInto } from './roots.js';

let root: Root | undefined;

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

/** One field of each kind, controlled by a component and by a form library. */
function Fields({ report }: { report: (values: object) => void }) {
  const form = useForm({ defaultValues: { name: '', text: 'Hello', agreed: false, color: 'red' } });
  const [price, setPrice] = useState('100');
  const [on, setOn] = useState(true);
  report({ ...form.watch(), price, on });
  return (
    <form>
      <input id="name" {...form.register('name')} />
      <textarea id="text" {...form.register('text')} defaultValue="Hello" />
      <input id="agreed" type="checkbox" {...form.register('agreed')} />
      <select id="color" {...form.register('color')} defaultValue="red">
        <option>red</option>
        <option>blue</option>
      </select>
      <input id="price" value={price} onChange={({ target }) => setPrice(target.value)} />
      <input id="on" type="checkbox" checked={on} onChange={({ target }) => setOn(target.checked)} />
    </form>
  );
}

const control = (id: string) => document.getElementById(id) as HTMLInputElement;

const shown = () => ({
  name: control('name').value,
  text: control('text').value,
  agreed: control('agreed').checked,
  color: control('color').value,
  price: control('price').value,
  on: control('on').checked,
});

async function hydrateAfter(early: () => void): Promise<object> {
  let held = {};
  const fields = <Fields report={(values) => (held = values)} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(fields);
  early();
  await act(async () => {
    root = hydrateInto(container, fields, '');
  });
  return held;
}

it('leaves untouched controls as rendered', async () => {
  const rendered = { name: '', text: 'Hello', agreed: false, color: 'red', price: '100', on: true };
  expect(await hydrateAfter(() => undefined)).toEqual(rendered);
  expect(shown()).toEqual(rendered);
});

it('replays text, selections and checkboxes from before hydration', async () => {
  const early = { name: 'Sara', text: 'Hello there', agreed: true, color: 'blue', price: '200', on: false };
  const held = await hydrateAfter(() => {
    control('name').value = early.name;
    control('text').value = early.text;
    control('agreed').checked = early.agreed;
    control('color').value = early.color;
    control('price').value = early.price;
    control('on').checked = early.on;
  });
  expect(held).toEqual(early);
  expect(shown()).toEqual(early);
});

it('keeps the focus', async () => {
  await hydrateAfter(() => {
    control('agreed').checked = true;
    control('name').value = 'Sa';
    control('name').focus();
  });
  expect(document.activeElement?.id).toBe('name');
});
