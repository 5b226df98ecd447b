import type { Request, ResponseObject, ResponseToolkit } from '@hapi/hapi';
import type { RequestContext } from '../../api/handlers.js';
import { JsonText } from '../../api/handlers.js';
import type { PageRequest, Pages } from '../../api/pages.js';
import { toAppError } from './app-error.js';
import type { PlainReply } from '../profiles/api-profile.js';
import type { Operation } from '../operation/operation.js';
import { pageViewOf } from '../request/request-state.js';
import { respond, respondWith } from './respond.js';

/** Request as its page shows it; updated once the parameters are checked. */
export interface Shown {
  readonly path: object;
  /** Parameters as they were sent, and as the handler gets them after the checks. */
  parameters: object;
  isChecked: boolean;
}

/** Operation whose caller reads HTML pages. */
interface Call {
  readonly operation: Operation;
  readonly pages: Pages;
  readonly shown: Shown;
  readonly context: RequestContext;
}

/**
 * Renders the outcome of an operation as a page. Replies with a format of their own, such as files, are sent
 * unchanged.
 *
 * @throws {AppError} the operation's error, if its pages leave it to the profile.
 */
export async function showPage(
  request: Request,
  toolkit: ResponseToolkit,
  { operation, pages, shown, context }: Call,
  answer: () => Promise<PlainReply>,
): Promise<ResponseObject> {
  let outcome: PageRequest['outcome'];
  try {
    const reply = await answer();
    const isPlain = reply.body !== undefined && (reply.mediaType ?? JSON_TYPE) === JSON_TYPE;
    if (!isPlain) return respondWith(request, toolkit, reply);
    const { body } = reply;
    outcome = { body: body instanceof JsonText ? (JSON.parse(body.text) as unknown) : body };
  } catch (error) {
    outcome = { error: toAppError(error) };
  }
  const page = await pages.show({
    ...pageViewOf(request),
    operationId: operation.operationId,
    path: { ...shown.path },
    parameters: { ...shown.parameters },
    isChecked: shown.isChecked,
    outcome,
    signal: context.signal,
  });
  return respond(request, toolkit, page);
}

const JSON_TYPE = 'application/json';
