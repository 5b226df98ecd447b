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

/** Uploads under the address of a layer are those of its service. */
const LAYER_UPLOADS = /^(\/rest\/services\/[^/]+\/FeatureServer)\/\d+(\/uploads\/.+)$/i;

/** Items have one address for all folders, and are published the same way in each. */
const IN_FOLDER = /^(\/sharing\/rest\/content\/users\/[^/]+)\/(?!items\/)[^/]+(\/items\/.+|\/publish)$/i;

/** The ArcGIS API for Python refreshes each layer by itself after it has changed it. */
const LAYER_REFRESH = /^(\/rest\/admin\/services\/[^/]+\/FeatureServer)\/\d+(\/refresh)$/i;

/** It puts a word of its own behind the address where it is to ask how a change gets on, too. */
const ADMIN_JOB = /^(\/rest\/admin\/services\/[^/]+\/FeatureServer\/jobs\/[^/]+)\/status()$/i;

const ALIASES = [LAYER_UPLOADS, IN_FOLDER, LAYER_REFRESH, ADMIN_JOB];

/**
 * Feature services: HTTP status 200 whatever happens, with an `error` object where something went wrong. Clients
 * take any other status for a network failure and never see the reason.
 *
 * @param pages - of the subject; without them a page shows the JSON as text.
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
        // Bytes of others say what they are by themselves.
        return { status, body: toRaw(body), headers: { 'content-type': mediaType ?? JSON_TYPE, ...headers } };
      }
      const isPlain = mediaType === undefined || mediaType === 'application/json';
      const type = isPlain ? JSON_TYPE : `${mediaType};charset=utf-8`;
      // A page of features is in bytes already, and long.
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

/** Writes JSON text the way that `f` asks for. */
function write(json: string, view: RequestView): Written {
  switch (formatOf(view)) {
    case 'html':
      return renderPage(view.path, JSON.stringify(JSON.parse(json), null, 2));
    case 'pjson':
      return writeAs(JSON_TYPE, JSON.stringify(JSON.parse(json), null, 2), writeCall, view);
    case 'json':
      // Compact on purpose: one reader looks for `"bbox":[` without a space.
      return writeAs(JSON_TYPE, json, writeCall, view);
  }
}

/** JSON of media type `type` as it is, or as a script that hands it to the function that is named. */
function writeAs<Body>(
  type: string,
  json: Body,
  toCall: (callback: string, json: Body) => Body,
  { callback }: RequestView,
): Written<Body> {
  if (callback === undefined) return { body: json, headers: { 'content-type': type } };
  return { body: toCall(callback, json), headers: { 'content-type': SCRIPT_TYPE } };
}

/** A page unless asked otherwise; JSON where the wish is not known, or not understood. */
function formatOf({ sent, isRead }: RequestView): 'html' | 'json' | 'pjson' {
  const f = wishOf(sent);
  if (f === undefined || f === '') return isRead ? 'html' : 'json';
  return f === 'html' || f === 'pjson' ? f : 'json';
}

/** Returns the `f` parameter in lower case. */
function wishOf(sent: RequestView['sent']): unknown {
  const f = valueOf('f', sent);
  return typeof f === 'string' ? f.toLowerCase() : f;
}

/** A parameter whose name may be spelled in any case, as it is read for handlers. */
function valueOf(name: string, sent: RequestView['sent']): unknown {
  if (Object.hasOwn(sent, name)) return lastOf(sent[name]);
  const spelling = Object.keys(sent).findLast((key) => key.toLowerCase() === name);
  return spelling === undefined ? undefined : lastOf(sent[spelling]);
}
