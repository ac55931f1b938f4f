import type { ApiError } from '@vitae/contract/errors';

/** An answer that is not a success: thrown by services, turned into a response by the error handler. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;

  /** `code` is stable, for programs; `message` tells people what happened and what to do. */
  constructor(
    status: number,
    code: string,
    message: string,
    options: { fields?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.fields = options.fields;
  }

  toBody(): ApiError {
    return { success: false, code: this.code, message: this.message, ...(this.fields && { fields: this.fields }) };
  }
}
