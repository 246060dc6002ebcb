import { Injectable } from '@nestjs/common';

/** Milliseconds since 1970. Tests replace it. */
@Injectable()
export class Clock {
  now = (): number => Date.now();
}
