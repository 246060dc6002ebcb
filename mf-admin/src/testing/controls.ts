import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Clicks a button as soon as it appears. */
export const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));

/** Chooses the delete action in a row's menu. */
export async function pressDelete(name: string): Promise<void> {
  await press(`More actions for ${name}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: `Delete ${name}` }));
}

export const field = (name: string | RegExp): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);

/** Saves with the keyboard: Ctrl+S, or Cmd+S on a Mac. */
export const save = (held: 'ctrlKey' | 'metaKey' = 'ctrlKey'): boolean => fireEvent.keyDown(window, { key: 's', [held]: true });

/** A toast, or another text that appears. */
export const toast = (words: string): Promise<HTMLElement> => screen.findByText(words);
