import { expect } from 'chai';
import { isTransient } from '../../../sdk/src/transport/retry.js';
import { isRefusal, readError } from '../../../sdk/src/transport/read-error.js';

/** Answers that feature servers were seen or are documented to give, and the error that we make of each. */
const FORMS: readonly [what: string, body: object, made: object][] = [
  [
    'a parameter that is wrong',
    { error: { code: 400, message: 'Cannot perform query.', details: ["'where' clause is invalid"] } },
    { status: 400, code: '400', message: "Cannot perform query. 'where' clause is invalid" },
  ],
  [
    'a token that is bad',
    { error: { code: 498, message: 'Invalid token.', details: [] } },
    { status: 401, code: '498', message: 'Invalid token.' },
  ],
  [
    'a token that is missing',
    { error: { code: 499, message: 'Token Required', details: null } },
    { status: 401, code: '499', message: 'Token Required' },
  ],
  [
    'a right that is missing',
    {
      error: {
        code: 403,
        messageCode: 'GWM_0003',
        message: 'You do not have permissions to access this resource or perform this operation.',
        details: [],
      },
    },
    { status: 403, code: 'GWM_0003' },
  ],
  [
    'an item that is not there',
    {
      error: {
        code: 400,
        messageCode: 'CONT_0001',
        message: 'Item does not exist or is inaccessible.',
        details: [],
      },
    },
    { status: 404, code: 'CONT_0001', message: 'Item does not exist or is inaccessible.' },
  ],
  [
    'an address that is none',
    { error: { code: 400, message: 'Invalid URL', details: ['Invalid URL'] } },
    { status: 404, code: '400', message: 'Invalid URL' },
  ],
  [
    'a service that is not there',
    { error: { code: 500, message: 'Service Roads/FeatureServer not found', details: [] } },
    { status: 404, code: '500' },
  ],
  [
    'a service that does not run',
    { error: { code: 500, message: 'Service Roads/FeatureServer not started ', details: [] } },
    { status: 500, code: '500' },
  ],
  [
    'a detail that is a text',
    { error: { code: 400, message: 'Unable to add.', details: 'Field "a" is not editable.' } },
    { status: 400, message: 'Unable to add. Field "a" is not editable.' },
  ],
  [
    'details that are no texts',
    { error: { code: 400, message: '', details: [{ field: 'a' }, null] } },
    { status: 400, message: '{"field":"a"}' },
  ],
  ['nothing but a number', { error: { code: 400 } }, { status: 400, message: 'Error 400' }],
  [
    'a number that is a text',
    { error: { code: '403', message: 'No.', details: [] } },
    { status: 403, code: '403' },
  ],
  [
    'a number of a database',
    { error: { code: -2147217395, message: 'Unable to complete operation.', details: [] } },
    { status: 500, code: '-2147217395' },
  ],
  [
    'no number',
    { error: { message: 'Unknown Error' } },
    { status: 500, code: '500', message: 'Unknown Error' },
  ],
  [
    'a quota that is used up',
    {
      error: {
        code: 429,
        message: 'Unable to perform query. Too many requests.',
        details: ['API calls quota exceeded! maximum admitted 60 per Minute. Retry after 60 sec.'],
      },
    },
    { status: 429, code: '429', retryAfterMs: 60_000 },
  ],
  [
    'a quota that is used up, without a number',
    { error: { message: 'Unable to perform query. Too many requests.' } },
    { status: 429, code: '429', retryAfterMs: undefined },
  ],
  [
    'a failure that has no member of its own',
    { success: false, error: { code: 500, message: 'Unable to update.', details: [] } },
    { status: 500, message: 'Unable to update.' },
  ],
  [
    'what administrators are told',
    { status: 'error', messages: ['Token Required.', 'Sign in.'], code: 499 },
    { status: 401, code: '499', message: 'Token Required. Sign in.' },
  ],
  [
    'a site without machines',
    { status: 'error', messages: ['Could not access any server machines.'] },
    { status: 500, code: '500', message: 'Could not access any server machines.' },
  ],
  [
    'a number at the top',
    { code: 404, message: 'There is no such thing.', requestId: 'r1' },
    { status: 404, code: '404', message: 'There is no such thing.' },
  ],
];

describe('errors of feature services', () => {
  for (const [what, body, made] of FORMS) {
    it(`recognizes a refusal, also with HTTP 200: ${what}`, () => {
      expect(isRefusal(body)).to.equal(true);
      const error = readError(new Response(null, { status: 200 }), body);
      expect(error).to.include({ name: 'ApiError', ...made });
      expect(error).to.have.deep.property('body', body);
    });
  }

  it('takes the HTTP status where the error’s number says nothing', () => {
    const body = { error: { code: 0, message: 'Away.', details: [] } };
    expect(readError(new Response(null, { status: 503 }), body)).to.include({ status: 503, code: '0' });
  });

  it('marks an exhausted quota as worth another try, at the time of the header', () => {
    const body = { error: { message: 'Too many requests. Retry after 60 sec.' } };
    const error = readError(new Response(null, { headers: { 'retry-after': '7' } }), body);
    expect(error.retryAfterMs).to.equal(7000);
    expect(isTransient(error)).to.equal(true);
  });

  it('finds no error in good answers', () => {
    for (const body of [
      { success: true },
      { status: 'Failed', statusMessage: 'code "BGO" is in two rows.' },
      { addResults: [{ success: false, error: { code: 1000, description: 'No.' } }] },
      { error: null },
      { code: 'rest_no_route', message: 'No route.' },
      [],
      'error',
      null,
    ])
      expect(isRefusal(body), JSON.stringify(body)).to.equal(false);
  });
});
