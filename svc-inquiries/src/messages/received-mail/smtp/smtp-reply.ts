/** What the sending server is told: from 500 on it gives up and tells the sender, below it tries again. */
export class SmtpReply extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
    this.name = 'SmtpReply';
  }
}

/** Nothing was kept; the sending server keeps it, and tries again. */
export const TRY_AGAIN = new SmtpReply(451, 'Please try again later');
export const NO_SUCH_ADDRESS = new SmtpReply(550, 'No such address here');
export const TOO_LARGE = new SmtpReply(552, 'The message is too large');
