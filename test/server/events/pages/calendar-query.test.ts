import { expect } from 'chai';
import {
  describeFilters,
  rangeOf,
  readCalendarQuery,
  stepFrom,
} from '../../../../server/events/pages/calendar-query.js';
import { formatDay } from '../../../../server/events/pages/date-words.js';

const TODAY = Date.UTC(2027, 4, 14);

describe('query of the calendar', () => {
  it('shows the month of today by default', () => {
    const { view, day, page, faults, filters } = readCalendarQuery({}, TODAY);
    expect([view, day, page, faults, describeFilters(filters)]).to.deep.equal(['month', TODAY, 1, [], []]);
  });

  it('takes the last of repeated parameters, and lists with commas', () => {
    const { filters, view } = readCalendarQuery(
      { view: ['list', 'week'], venue: '3, 4', categories: 'a,b', featured: 'on', search: ' shore ' },
      TODAY,
    );
    expect(view).to.equal('week');
    expect(describeFilters(filters)).to.deep.equal([
      ['categories', 'a,b'],
      ['venue', '3,4'],
      ['search', 'shore'],
      ['featured', '1'],
    ]);
  });

  it('refuses values that are no value of the parameter, all at once', () => {
    const sent = {
      view: 'day',
      date: '2027-13-01',
      venue: '1,,2',
      organizer: '0',
      page: '-1',
      featured: '2',
    };
    const { faults, day } = readCalendarQuery(sent, TODAY);
    expect(faults.map(({ field }) => field)).to.have.members([
      'view',
      'date',
      'venue',
      'organizer',
      'page',
      'featured',
    ]);
    expect(day).to.equal(TODAY);
  });

  it('shows whole weeks from Monday', () => {
    const shown = (view: 'month' | 'week', date: string): string[] => {
      const { first, last } = rangeOf({ view, day: Date.parse(`${date}T00:00:00Z`) });
      return [formatDay(first), formatDay(last)];
    };
    expect(shown('month', '2027-05-14')).to.deep.equal(['2027-04-26', '2027-06-06']);
    expect(shown('month', '2027-02-28')).to.deep.equal(['2027-02-01', '2027-02-28']);
    expect(shown('week', '2027-05-16')).to.deep.equal(['2027-05-10', '2027-05-16']);
  });

  it('steps from the last day of a month to the last day of a shorter one', () => {
    const step = (date: string, by: 1 | -1): string =>
      formatDay(stepFrom({ view: 'month', day: Date.parse(`${date}T00:00:00Z`) }, by));
    expect([step('2027-01-31', 1), step('2027-03-31', -1), step('2027-12-15', 1)]).to.deep.equal([
      '2027-02-28',
      '2027-02-28',
      '2028-01-15',
    ]);
  });
});
