/**
 * Errors that a caller may see. `status` is the HTTP status in the events catalogue and on plain routes; `events` is
 * the error code there, on which clients branch; `features` is the number in a feature service's error body, which
 * has HTTP status 200.
 */
export const ERRORS = {
  // Requests in general
  'request.invalid': { status: 400, events: 'rest_invalid_param', features: 400 },
  'request.missing': { status: 400, events: 'rest_missing_callback_param', features: 400 },
  'request.bad_json': { status: 400, events: 'rest_invalid_json', features: 400 },
  'request.no_route': { status: 404, events: 'rest_no_route', features: 404 },
  'request.method': { status: 405, events: 'rest_no_route', features: 405 },
  'request.too_slow': { status: 408, events: 'rest_unavailable', features: 408 },
  'request.too_large': { status: 413, events: 'rest_too_large', features: 413 },
  'request.address_too_long': { status: 414, events: 'rest_uri_too_long', features: 414 },
  'request.head_too_large': { status: 431, events: 'rest_too_large', features: 431 },
  'request.media_type': { status: 415, events: 'rest_unsupported_media_type', features: 400 },
  'request.rate_limited': { status: 429, events: 'rest_rate_limited', features: 429 },
  'request.precondition_failed': { status: 412, events: 'rest_precondition_failed', features: 412 },
  'request.idempotency_mismatch': { status: 422, events: 'rest_idempotency_mismatch', features: 422 },
  'server.internal': { status: 500, events: 'internal_server_error', features: 500 },
  'server.unavailable': { status: 503, events: 'rest_unavailable', features: 503 },
  // Credentials and rights
  'access.unknown_user': { status: 401, events: 'invalid_username', features: 400 },
  'access.wrong_password': { status: 401, events: 'incorrect_password', features: 400 },
  'access.invalid_token': { status: 401, events: 'rest_invalid_token', features: 498 },
  'access.bad_nonce': { status: 403, events: 'rest_cookie_invalid_nonce', features: 403 },
  'access.token_required': { status: 401, events: 'rest_forbidden', features: 499 },
  'access.forbidden': { status: 403, events: 'rest_forbidden', features: 403 },
  'access.too_many_failures': { status: 429, events: 'rest_rate_limited', features: 429 },
  // Feature services
  'feature.no_service': { status: 404, events: 'rest_no_route', features: 404 },
  'feature.no_layer': { status: 404, events: 'rest_no_route', features: 404 },
  'feature.no_feature': { status: 404, events: 'rest_no_route', features: 404 },
  'feature.no_job': { status: 404, events: 'rest_no_route', features: 404 },
  'feature.no_upload': { status: 404, events: 'rest_no_route', features: 404 },
  'feature.no_item': { status: 404, events: 'rest_no_route', features: 400 },
  'feature.name_taken': { status: 409, events: 'rest_invalid_param', features: 409 },
  'feature.bad_definition': { status: 400, events: 'rest_invalid_param', features: 400 },
  'feature.not_supported': { status: 400, events: 'rest_invalid_param', features: 400 },
  // Looking addresses up
  'geocode.over_budget': { status: 403, events: 'geocoding-over-budget', features: 403 },
  // Events catalogue
  'event.not_found': { status: 404, events: 'rest-event-not-found', features: 404 },
  'event.wrong_kind': { status: 400, events: 'rest-invalid-event-id', features: 400 },
  'event.not_accessible': { status: 403, events: 'event-not-accessible', features: 403 },
  'event.gone': { status: 403, events: 'event-no-longer-available', features: 403 },
  'event.in_trash': { status: 410, events: 'event-is-in-trash', features: 410 },
  'event.not_in_trash': { status: 409, events: 'event-is-not-in-trash', features: 409 },
  'event.password_needed': { status: 403, events: 'event-password-protected', features: 403 },
  'event.no_page': { status: 404, events: 'event-archive-page-not-found', features: 404 },
  'event.no_tickets': { status: 400, events: 'event-tickets-not-active', features: 400 },
  'venue.not_accessible': { status: 403, events: 'venue-not-accessible', features: 403 },
  'venue.in_trash': { status: 410, events: 'venue-is-in-trash', features: 410 },
  'venue.not_in_trash': { status: 409, events: 'venue-is-not-in-trash', features: 409 },
  'venue.no_page': { status: 404, events: 'venue-archive-page-not-found', features: 404 },
  'organizer.not_accessible': { status: 403, events: 'organizer-not-accessible', features: 403 },
  'organizer.in_trash': { status: 410, events: 'organizer-is-in-trash', features: 410 },
  'organizer.not_in_trash': { status: 409, events: 'organizer-is-not-in-trash', features: 409 },
  'organizer.no_page': { status: 404, events: 'organizer-archive-page-not-found', features: 404 },
  'term.exists': { status: 400, events: 'term_exists', features: 400 },
  'term.duplicate_slug': { status: 400, events: 'duplicate_term_slug', features: 400 },
  'term.not_hierarchical': { status: 400, events: 'rest_taxonomy_not_hierarchical', features: 400 },
  'image.no_page': { status: 404, events: 'image-archive-page-not-found', features: 404 },
  'image.no_file': { status: 404, events: 'rest_no_route', features: 404 },
  'import.not_found': { status: 404, events: 'import-not-found', features: 404 },
} as const satisfies Record<string, { status: number; events: string; features: number }>;

export type ErrorCode = keyof typeof ERRORS;

/** Fault of a request; all faults are reported together. */
export interface Fault {
  /** Name of the parameter, with a path into structured values, such as `fieldMappings[1].name`. */
  readonly field: string;
  /** Reason, and the accepted values if that helps. */
  readonly reason: string;
  /** `missing`: required and absent; `type`: not of the declared type; `invalid`: any other refusal. */
  readonly kind: 'missing' | 'type' | 'invalid';
  /** Error code of its own, for callers that distinguish it from other faults of the parameter. */
  readonly code?: ErrorCode;
}

/**
 * Error that the caller may see; the API profile (`server/http/profiles`) renders it. Any other error is a bug and
 * becomes a 500 without detail.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly faults: readonly Fault[];
  /** Extra members for the profile's `data`, under their wire names. */
  readonly data: Readonly<Record<string, unknown>>;

  constructor(
    code: ErrorCode,
    message: string,
    options: { faults?: readonly Fault[]; data?: Readonly<Record<string, unknown>>; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.faults = options.faults ?? [];
    this.data = options.data ?? {};
  }
}
