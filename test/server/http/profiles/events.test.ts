import { expect } from 'chai';
import { AppError, type Fault } from '../../../../server/lib/errors.js';
import { eventsProfile } from '../../../../server/http/profiles/events.js';

const view = { path: '/cal/events/v1/events', sent: {}, isRead: true, isSignedIn: false };

function render(error: AppError): { status: number; body: unknown } {
  const { status, body } = eventsProfile.renderError(error, view);
  return { status, body: JSON.parse(body) as unknown };
}

const fault = (field: string, kind: Fault['kind']): Fault => ({ field, reason: 'is wrong', kind });
const invalid = (...faults: Fault[]): AppError =>
  new AppError('request.invalid', 'Not accepted.', { faults });

describe('the events profile', () => {
  it('reports all missing parameters before other faults', () => {
    const { status, body } = render(
      invalid(fault('page', 'invalid'), fault('title', 'missing'), fault('start_date', 'missing')),
    );
    expect(status).to.equal(400);
    expect(body).to.deep.equal({
      code: 'rest_missing_callback_param',
      message: 'Required parameters are missing: title, start_date.',
      data: { status: 400, params: ['title', 'start_date'] },
    });
  });

  it('reports a member missing inside a parameter as an invalid parameter', () => {
    expect(render(invalid(fault('tags[0].id', 'missing'))).body).to.deep.include({
      code: 'rest_invalid_param',
      data: { status: 400, params: { tags: 'tags[0].id is wrong.' }, details: [] },
    });
  });

  it('explains each parameter that is wrong', () => {
    expect(render(invalid(fault('page', 'invalid'), fault('featured', 'type'))).body).to.deep.equal({
      code: 'rest_invalid_param',
      message: 'Not accepted.',
      data: {
        status: 400,
        params: { page: 'page is wrong.', featured: 'featured is wrong.' },
        details: [],
      },
    });
  });

  it('gives details of wrong types only when nothing else is wrong', () => {
    expect(render(invalid(fault('featured', 'type'))).body).to.deep.equal({
      code: 'rest_invalid_param',
      message: 'Not accepted.',
      data: {
        status: 400,
        params: { featured: 'featured is wrong.' },
        details: {
          featured: { code: 'rest_invalid_type', message: 'featured is wrong.', data: { param: 'featured' } },
        },
      },
    });
  });

  it('keeps the same error members when no parameter is at fault', () => {
    expect(render(invalid()).body).to.deep.include({ data: { status: 400, params: {}, details: [] } });
  });

  it('includes the data of an error', () => {
    const error = new AppError('request.bad_json', 'No JSON.', { data: { json_error_code: 4 } });
    expect(render(error).body).to.deep.equal({
      code: 'rest_invalid_json',
      message: 'No JSON.',
      data: { json_error_code: 4, status: 400 },
    });
  });

  it('sends 204 without a body', () => {
    expect(eventsProfile.renderReply({ status: 204, body: undefined }, view).body).to.equal(undefined);
  });
});
