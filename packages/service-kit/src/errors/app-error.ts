import {
  type BookedTime,
  ERROR_CODES,
  type ErrorBody,
  type ErrorCode,
  errorBody,
  errorStatus,
  type FieldError,
} from '@dealership/contracts';

interface AppErrorOptions {
  /** Replaces the code's default text. Safe to show to the caller. */
  message?: string;
  errors?: FieldError[];
  nearest?: string[];
  booked?: BookedTime[];
  cause?: unknown;
}

/** An error for the caller: a contract code, and ids that explain it in the log. */
export class AppError extends Error {
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  readonly nearest: string[] | undefined;
  readonly booked: BookedTime[] | undefined;

  constructor(
    readonly code: ErrorCode,
    readonly details: Record<string, string | number> = {},
    { message, errors, nearest, booked, cause }: AppErrorOptions = {},
  ) {
    super(message ?? ERROR_CODES[code][1], { cause });
    this.name = 'AppError';
    this.status = errorStatus(code);
    this.errors = errors;
    this.nearest = nearest;
    this.booked = booked;
  }

  /** An error caused by the field at `path`. */
  static forField(code: ErrorCode, path: string, details: AppError['details'] = {}, cause?: unknown): AppError {
    return new AppError(code, details, { errors: [{ path, message: ERROR_CODES[code][1] }], cause });
  }

  /** A field that no schema can judge. `message`: one of the validation messages. */
  static invalidField(path: string, message: string, cause?: unknown): AppError {
    return new AppError('VALIDATION_FAILED', {}, { errors: [{ path, message }], cause });
  }

  toBody(requestId?: string): ErrorBody {
    const { code, message, errors, nearest, booked } = this;
    return errorBody(code, { message, errors, nearest, booked, requestId });
  }
}
