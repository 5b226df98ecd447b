import { Readable } from 'node:stream';
import { type AppError, type ErrorCode, ERRORS } from '../../lib/errors.js';
import { JsonText } from '../../api/handlers.js';
import type { Pages } from '../../api/pages.js';
import { lastOf } from '../request/parameters/repeated.js';
import { streamCall, writeCall } from './callback.js';
import type { ApiProfile, RequestView } from './api-profile.js';
import { isJson, toJson, toRaw } from './json-body.js';
import { renderPage } from './page.js';

const JSON_TYPE = 'application/json;charset=utf-8';
const SCRIPT_TYPE = 'text/javascript;charset=utf-8';

/** Uploads below the address of a layer belong to its service. */
const LAYER_UPLOADS = /^(\/rest\/services\/[^/]+\/FeatureServer)\/\d+(\/uploads\/.+)$/i;

/** Items have the same operations in every folder, so one path serves all folders. */
const IN_FOLDER = /^(\/sharing\/rest\/content\/users\/[^/]+)\/(?!items\/)[^/]+(\/items\/.+|\/publish)$/i;

/** The ArcGIS API for Python refreshes a layer on its own address after each change. */
const LAYER_REFRESH = /^(\/rest\/admin\/services\/[^/]+\/FeatureServer)\/\d+(\/refresh)$/i;

/** That client appends a word to the address where it polls the state of a change. */
const ADMIN_JOB = /^(\/rest\/admin\/services\/[^/]+\/FeatureServer\/jobs\/[^/]+)\/status()$/i;

const ALIASES = [LAYER_UPLOADS, IN_FOLDER, LAYER_REFRESH, ADMIN_JOB];

/**
 * Profile of feature services: HTTP status 200 for every reply, with an `error` object on failure. Clients take any
 * other status for a network failure and never show the reason.
 *
 * @param pages - of the API; without them a page shows the JSON as text.
 */
export function createFeaturesProfile(pages?: Pick<Pages, 'refuse'>): ApiProfile {
  return {
    prefixes: ['rest', 'sharing', 'tokens'],
    aliasOf(path) {
      for (const alias of ALIASES) {
        const [, before, behind] = alias.exec(path) ?? [];
        if (before !== undefined && behind !== undefined) return `${before}${behind}`;
      }
      return undefined;
    },
    rules: {
      emptyIsAbsent: true,
      ignoresNameCase: true,
      strongest: 'query',
      refusesAnonymous: true,
      ignoresOtherBodies: false,
      wrongMethod: 'request.method',
      shapesReplies: false,
      overridesMethod: false,
      sessions: 'form',
    },
    callbackOf(sent) {
      if (!['json', 'pjson', 'geojson'].includes(String(wishOf(sent)))) return undefined;
      const value = valueOf('callback', sent);
      return value === '' ? undefined : value;
    },
    wantsPage: (view) => formatOf(view) === 'html',
    renderReply({ status, mediaType, body, headers = {} }, view) {
      if (body === undefined) return { status, body, headers: { ...headers } };
      if (!isJson(mediaType)) {
        // File bytes have a media type of their own and need no rendering.
        return { status, body: toRaw(body), headers: { 'content-type': mediaType ?? JSON_TYPE, ...headers } };
      }
      const isPlain = mediaType === undefined || mediaType === 'application/json';
      const type = isPlain ? JSON_TYPE : `${mediaType};charset=utf-8`;
      // A page of features is already UTF-8 bytes, and long.
      if (body instanceof JsonText && view.callback === undefined && !(isPlain && formatOf(view) !== 'json'))
        return { status, body, headers: { ...headers, 'content-type': type } };
      const written =
        body instanceof Readable
          ? writeAs(type, body, streamCall, view)
          : isPlain
            ? write(toJson(body), view)
            : writeAs(type, toJson(body), writeCall, view);
      return { status, body: written.body, headers: { ...headers, ...written.headers } };
    },
    renderError(error, view) {
      const body = errorBody(error);
      if (pages !== undefined && view.page !== undefined && formatOf(view) === 'html') {
        const page = pages.refuse(body, view.page());
        return { ...page, body: page.body ?? '' };
      }
      return { status: 200, ...write(JSON.stringify({ error: body }), view) };
    },
  };
}

type ErrorBody = Parameters<Pages['refuse']>[0] & Record<string, unknown>;

/** Messages that clients look for; the details give the reason. */
const KNOWN_MESSAGES: Readonly<Partial<Record<ErrorCode, string>>> = {
  'access.invalid_token': 'Invalid token.',
};

function errorBody({ code, message, faults, data }: AppError): ErrorBody {
  const known = KNOWN_MESSAGES[code] ?? message;
  const reasons = known === message ? [] : [message];
  const details = faults.map(({ field, reason }) => `${field}: ${reason}`);
  const given = Array.isArray(data['details']) ? (data['details'] as string[]) : [];
  return {
    code: ERRORS[code].features,
    ...data,
    message: known,
    details: [...reasons, ...details, ...given],
  };
}

interface Written<Body = string> {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;
}

/** Renders JSON text in the format that `f` asks for. */
function write(json: string, view: RequestView): Written {
  switch (formatOf(view)) {
    case 'html':
      return renderPage(view.path, JSON.stringify(JSON.parse(json), null, 2));
    case 'pjson':
      return writeAs(JSON_TYPE, JSON.stringify(JSON.parse(json), null, 2), writeCall, view);
    case 'json':
      // Compact output is required: one client searches for `"bbox":[` without a space.
      return writeAs(JSON_TYPE, json, writeCall, view);
  }
}

/** Returns JSON of media type `type` as it is, or wrapped in the JSONP function. */
function writeAs<Body>(
  type: string,
  json: Body,
  toCall: (callback: string, json: Body) => Body,
  { callback }: RequestView,
): Written<Body> {
  if (callback === undefined) return { body: json, headers: { 'content-type': type } };
  return { body: toCall(callback, json), headers: { 'content-type': SCRIPT_TYPE } };
}

/** Addresses of files for programs, which do not say what they want. */
const FILE = /\.(?:json|pbf)$/i;

/** A page unless asked otherwise, or for a file; JSON where the wish is not known, or not understood. */
function formatOf({ sent, isRead, path }: RequestView): 'html' | 'json' | 'pjson' {
  const f = wishOf(sent);
  if (f === undefined || f === '') return isRead && !FILE.test(path) ? 'html' : 'json';
  return f === 'html' || f === 'pjson' ? f : 'json';
}

/** Returns the `f` parameter in lower case. */
function wishOf(sent: RequestView['sent']): unknown {
  const f = valueOf('f', sent);
  return typeof f === 'string' ? f.toLowerCase() : f;
}

/** Returns a parameter whose name may be spelled in any case, as handlers read it. */
function valueOf(name: string, sent: RequestView['sent']): unknown {
  if (Object.hasOwn(sent, name)) return lastOf(sent[name]);
  const spelling = Object.keys(sent).findLast((key) => key.toLowerCase() === name);
  return spelling === undefined ? undefined : lastOf(sent[spelling]);
}
