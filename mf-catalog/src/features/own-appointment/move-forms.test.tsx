import { renderWithProviders } from '@dealership/ui-kit/testing';
import { expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import catalog from '../../locales/en.json';
import texts from './locales/en.json';
import { MoveForms, type MoveFormsProps } from './move-forms.js';

const DAYS = Array.from({ length: 20 }, (_, index) => ({
  date: `2027-01-${String(index + 1).padStart(2, '0')}`,
  times: ['09:00', '10:30'],
}));

const open = (props: Partial<MoveFormsProps>) =>
  renderWithProviders(<MoveForms token="abc" days={DAYS} booked="2027-01-05T09:00" day="" taken="" {...props} />, {
    namespace: 'own-appointment',
    texts,
    otherTexts: { catalog },
  });

const marked = () =>
  screen
    .getAllByText('Your appointment')
    .find((text) => text.className === 'visually-hidden')
    ?.closest('a, span:not(.visually-hidden)');

it('marks the booked day, as a link to its other times', () => {
  open({});
  expect(marked()?.textContent).toMatch(/5 Jan/);
  expect(marked()?.getAttribute('href')).toContain('day=2027-01-05');
});

it('marks the booked day although it has no other free times, without a link', () => {
  open({ days: DAYS.filter(({ date }) => date !== '2027-01-05') });
  expect(marked()?.textContent).toMatch(/5 Jan/);
  expect(marked()?.tagName).toBe('SPAN');
  const dates = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => /\d+ Jan/.exec(textContent)?.[0]);
  expect(dates.indexOf('5 Jan')).toBe(dates.indexOf('4 Jan') + 1);
});

it('says why no time is offered', () => {
  const { unmount } = open({ days: [] });
  expect(screen.getByText('No other time is free right now.')).toBeTruthy();
  unmount();
  open({ days: [], isOffered: false });
  expect(screen.getByText(/^This car has been sold or is no longer listed/)).toBeTruthy();
});

it('folds the days after four weeks from Monday to Sunday, unless the appointment is among them', () => {
  const days = Array.from({ length: 30 }, (_, index) => ({
    date: `2027-01-${String(index + 1).padStart(2, '0')}`,
    times: ['09:00'],
  }));
  const shown = () => document.querySelectorAll('section > div > ul > li').length;
  const isLaterOpen = () => document.querySelector<HTMLDetailsElement>('details')?.open;
  const { unmount } = open({ days });
  expect([shown(), isLaterOpen()]).toEqual([24, false]);
  unmount();
  open({ days, booked: '2027-01-28T09:00' });
  expect([shown(), isLaterOpen()]).toEqual([24, true]);
});

it.each(['2027-01-06', '2027-01-19'])('shows the times of the chosen day (%s) below all days', (day) => {
  open({ day });
  expect(document.querySelector('a[aria-current="true"]')?.textContent).toContain(`${Number(day.slice(8))} Jan`);
  const times = document.getElementById('times');
  expect(times?.parentElement?.lastElementChild).toBe(times);
  expect(times?.closest('ul, details')).toBeNull();
  const group = screen.getByRole('group', { name: new RegExp(`Time on .*${Number(day.slice(8))} January`) });
  expect(within(group).getAllByRole('radio')).toHaveLength(2);
});

it('puts each day below the letter of its weekday, in the row of its week', () => {
  open({ days: DAYS.filter(({ date }) => !['2027-01-04', '2027-01-06'].includes(date)) });
  const weeks = screen.getAllByRole('list', { hidden: true }).map((list) =>
    within(list)
      .getAllByRole('listitem')
      .map((item) => `${/\d+/.exec(item.textContent ?? '')?.[0]} at ${item.dataset.weekday}`),
  );
  expect(screen.getAllByRole('list', { hidden: true })[0]?.previousElementSibling?.textContent).toBe('MTWTFSS');
  expect(weeks.slice(0, 2)).toEqual([
    ['1 at 4', '2 at 5', '3 at 6'],
    ['5 at 1', '7 at 3', '8 at 4', '9 at 5', '10 at 6'],
  ]);
});

it('divides the times by parts of the day', () => {
  open({ day: '2027-01-06', days: [{ date: '2027-01-06', times: ['09:00', '10:30', '12:00', '17:00', '19:30'] }] });
  const timesOf = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ value }) => value.slice(11));
  expect(['Morning', 'Afternoon', 'Evening'].map(timesOf)).toEqual([['09:00', '10:30'], ['12:00'], ['17:00', '19:30']]);
});

it('states the change once a time is chosen', () => {
  open({ day: '2027-01-06' });
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /10:30/ }));
  const change = screen
    .getByRole('status')
    .textContent?.replace(/[\u2068\u2069,]/g, '')
    .replaceAll('\u00a0', ' ');
  expect(change).toMatch(/^From Tue 5 Jan · 9:00.* to Wed 6 Jan · 10:30/);
});

function Page() {
  const [day, setDay] = useState('2027-01-06');
  return (
    <>
      <button type="button" onClick={() => setDay('2027-01-07')}>
        Choose
      </button>
      <MoveForms token="abc" days={DAYS} booked="2027-01-05T09:00" day={day} taken="" />
    </>
  );
}

it('focuses and shows the times of a day that is chosen, but not of the one the page opened with', () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  renderWithProviders(<Page />, { namespace: 'own-appointment', texts, otherTexts: { catalog } });
  expect(scrolled).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Choose' }));
  expect(scrolled.mock.contexts).toEqual([document.getElementById('times')]);
  expect(document.activeElement).toBe(document.getElementById('times'));
});
