/** A reply to the sending server. From 500 on it gives up and notifies the sender; below 500 it tries again. */
export class SmtpReply extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
    this.name = 'SmtpReply';
  }
}

/** Nothing was stored; the sending server keeps the mail and tries again. */
export const TRY_AGAIN = new SmtpReply(451, 'Please try again later');
export const NO_SUCH_ADDRESS = new SmtpReply(550, 'No such address here');
export const TOO_LARGE = new SmtpReply(552, 'The message is too large');
