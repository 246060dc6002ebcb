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
  renderWithProviders(<MoveForms token="abc" days={DAYS} booked="2027-01-05" day="" taken="" {...props} />, {
    namespace: 'own-appointment',
    texts,
    otherTexts: { catalog },
  });

const marked = () =>
  within(screen.getByRole('list', { hidden: true }))
    .getByText('Your appointment')
    .closest('a, span:not(.visually-hidden)');

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

it('folds the days after three weeks, unless the appointment is among them', () => {
  const days = Array.from({ length: 30 }, (_, index) => ({
    date: `2027-01-${String(index + 1).padStart(2, '0')}`,
    times: ['09:00'],
  }));
  const shown = () => document.querySelectorAll('section > ul > li').length;
  const isLaterOpen = () => document.querySelector<HTMLDetailsElement>('details')?.open;
  const { unmount } = open({ days });
  expect([shown(), isLaterOpen()]).toEqual([21, false]);
  unmount();
  open({ days, booked: '2027-01-28' });
  expect([shown(), isLaterOpen()]).toEqual([21, true]);
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

function Page() {
  const [day, setDay] = useState('2027-01-06');
  return (
    <>
      <button type="button" onClick={() => setDay('2027-01-07')}>
        Choose
      </button>
      <MoveForms token="abc" days={DAYS} booked="2027-01-05" day={day} taken="" />
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
