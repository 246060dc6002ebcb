import { writtenIn } from '@dealership/contracts';

/** An inline text in its original language. */
export const Original = ({ text }: { text: string }) => <bdi {...writtenIn(text)}>{text}</bdi>;
