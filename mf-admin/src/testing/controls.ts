import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Clicks a button as soon as it is there. */
export const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));

/** Chooses from the menu of a row what deletes it. */
export async function pressDelete(name: string): Promise<void> {
  await press(`More actions for ${name}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: `Delete ${name}` }));
}

export const field = (name: string | RegExp): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);

/** Saves by keyboard: Ctrl+S, or Cmd+S of a Mac. */
export const save = (held: 'ctrlKey' | 'metaKey' = 'ctrlKey'): boolean => fireEvent.keyDown(window, { key: 's', [held]: true });
