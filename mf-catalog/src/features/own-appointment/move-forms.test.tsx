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

it('explains the mark of the booked day below the days', () => {
  open({});
  const legend = screen.getAllByText('Your appointment').find(({ className }) => className === 'legend');
  expect(legend?.previousElementSibling?.querySelector('[data-booked]')).toBeInstanceOf(HTMLElement);
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
  const group = screen.getByRole('group', { name: new RegExp(`Time on .*${Number(day.slice(8))}\\sJanuary`) });
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

it('names the month above the days, and on the first day of another', () => {
  const days = ['2027-01-29', '2027-01-30', '2027-02-02', '2027-02-03'].map((date) => ({ date, times: ['09:00'] }));
  open({ days, booked: '2027-01-29T09:00' });
  const shown = screen.getAllByRole('link').map((link) => link.querySelector('[aria-hidden]')?.textContent);
  expect([screen.getByText('January 2027').tagName, shown]).toEqual(['P', ['29', '30', '2Feb', '3']]);
  expect(screen.getAllByRole('link', { name: /^Tue,? 2 Feb$/ })).toHaveLength(1);
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
  const change = screen.getByRole('status').textContent?.replaceAll(',', '').split(' ');
  expect(change).toEqual([
    'From',
    expect.stringMatching(/^.Tue\u00a05\u00a0Jan\u00a0·\u00a09:00/),
    'to',
    expect.stringMatching(/^.Wed\u00a06\u00a0Jan\u00a0·\u00a010:30/),
  ]);
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
