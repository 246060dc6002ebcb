import { writtenIn } from '@dealership/contracts';

/** A short text in the language that it was written in, inside a line of the page's own. */
export const Original = ({ text }: { text: string }) => <bdi {...writtenIn(text)}>{text}</bdi>;
