import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { UnreadableResumeError } from '../parsing/errors.ts';
import { WorkFailure } from '../workers/work-failure.ts';
import { LetterRefusal } from '../writing/refusal.ts';
import { ApiFailure } from './api-failure.ts';
import { toLoggable } from './loggable-error.ts';

/** After a 503: the database, or a thread, may be back by then. */
const RETRY_SECONDS = 10;
/** That a text reaches a limit is the text's fault; that a thread ends by itself is not. */
const WORK_STATUS = { busy: 503, timeout: 400, out_of_memory: 400, crashed: 500 } as const;

/** What Fastify and its plugins refuse by themselves, in the words of this API. */
const REFUSALS: Record<string, [status: number, code: string, message: string]> = {
  FST_REQ_FILE_TOO_LARGE: [413, 'file_too_large', 'File too large. Maximum size is 5 MB.'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'body_too_large', 'That is more text than this call accepts. Please shorten it.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'invalid_json', 'The request is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'invalid_json', 'The request has no content.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported_media_type', 'This call does not accept that kind of content.'],
};

function validationFailure(issues: { instancePath: string; message?: string }[]): ApiFailure {
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of issues) {
    const field = instancePath.split('/')[1] || 'body';
    fields[field] ??= message ?? 'This value is not accepted.';
  }
  const sentences = [...new Set(Object.values(fields))];
  return new ApiFailure(400, 'invalid_input', sentences.join(' '), { fields });
}

/** What is said of an error to whoever made the call. */
export function toFailure(
  error: FastifyError | ApiFailure | UnreadableResumeError | LetterRefusal,
  isReadingForm = false,
): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (error instanceof LetterRefusal) return new ApiFailure(400, error.code, error.message);
  if (error instanceof UnreadableResumeError) {
    return new ApiFailure(error.code === 'too_large' ? 413 : 400, `resume_${error.code}`, error.message, {
      fields: { resume: error.message },
    });
  }
  if (error instanceof WorkFailure)
    return new ApiFailure(WORK_STATUS[error.reason], `work_${error.reason}`, error.message);
  if (hasZodFastifySchemaValidationErrors(error)) return validationFailure(error.validation);
  if (isDatabaseUnavailable(error)) {
    return new ApiFailure(
      503,
      'database_unavailable',
      'The service cannot reach its database at the moment. Nothing was changed. Please try again in a minute.',
      { cause: error },
    );
  }
  const refusal = REFUSALS[error.code];
  if (refusal) return new ApiFailure(...refusal, { cause: error });
  // Only Fastify's own: an error of some client library may carry another service's status and words.
  if (error.code?.startsWith('FST_') && error.statusCode && error.statusCode < 500) {
    return new ApiFailure(error.statusCode, 'refused', error.message, { cause: error });
  }
  if (isReadingForm)
    return new ApiFailure(400, 'invalid_form', 'The form is damaged. Please send it again.', { cause: error });
  return new ApiFailure(500, 'internal', 'Something went wrong on our side. Please try again.', { cause: error });
}

/** Answers every error in the one shape of the contract. Only what the service is to blame for is logged as an error. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.raw.aborted || request.raw.socket.destroyed) {
    request.log.info('caller_left');
    return reply.hijack();
  }
  const failure = toFailure(error, request.isReadingForm);
  if (failure.status >= 500) request.log.error({ err: toLoggable(error) }, failure.code);
  else request.log.info({ code: failure.code }, failure.message);
  if (failure.status === 503) reply.header('retry-after', RETRY_SECONDS);
  return reply.code(failure.status).type('application/json').send(failure.toBody());
}

export function handleNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?')[0];
  const failure = new ApiFailure(404, 'not_found', `There is no call ${request.method} ${path}.`);
  return reply.code(404).send(failure.toBody());
}
