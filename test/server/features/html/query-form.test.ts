import { expect } from 'chai';
import { INITIAL_VALUES, queryForm, valuesOf } from '../../../../server/features/html/query-form.js';
import { resultTable } from '../../../../server/features/html/query-result-table.js';
import { renderTime } from '../../../../server/pages/words.js';
import type { Html } from '../../../../server/lib/text/html.js';
import { makeLayer } from '../query/query-layers.js';

const plain = (html: unknown): string => (html as Html).text.replace(/\s+/g, ' ');
const formOf = (parameters: Readonly<Record<string, unknown>>): string =>
  plain(queryForm('/q', makeLayer(), valuesOf(parameters)));

describe('queryForm', () => {
  it('proposes a query of all features before the first query', () => {
    const form = plain(queryForm('/q', makeLayer(), INITIAL_VALUES));
    expect(form)
      .to.match(/^<form class="panel" method="get" action="\/q">/)
      .and.match(/name="where" value="1=1"/)
      .and.match(/name="outFields" value="\*"/)
      .and.match(/name="resultRecordCount" value="50"/)
      .and.include('<details>')
      .and.include('Such as NAME LIKE &#39;A%&#39;');
  });

  const ASKED: Readonly<Record<string, readonly [sent: unknown, shown: string]>> = {
    where: ['POP > 1', 'POP &gt; 1'],
    outFields: [['NAME', 'POP'], 'NAME,POP'],
    orderByFields: [['NAME DESC', 'POP'], 'NAME DESC,POP'],
    resultRecordCount: [5, '5'],
    objectIds: [[1, 2], '1,2'],
    resultOffset: [10, '10'],
    geometry: [{ x: 1, y: 2 }, '{&quot;x&quot;:1,&quot;y&quot;:2}'],
    inSR: [4326, '4326'],
    distance: [2.5, '2.5'],
    outSR: [{ wkid: 3857 }, '{&quot;wkid&quot;:3857}'],
    outStatistics: [[{ statisticType: 'count' }], '[{&quot;statisticType&quot;:&quot;count&quot;}]'],
    groupByFieldsForStatistics: [['RANK'], 'RANK'],
    having: ['COUNT(*) > 1', 'COUNT(*) &gt; 1'],
  };
  for (const [name, [sent, shown]] of Object.entries(ASKED)) {
    it(`keeps the value of ${name} in the form`, () => {
      expect(formOf({ [name]: sent })).to.include(`name="${name}" value="${shown}"`);
    });
  }

  const CHOSEN: Readonly<Record<string, readonly string[]>> = {
    spatialRel: [
      ...['Intersects', 'Contains', 'Within', 'Crosses', 'Overlaps', 'Touches', 'EnvelopeIntersects'].map(
        (name) => `esriSpatialRel${name}`,
      ),
    ],
    geometryType: ['', 'esriGeometryPoint'],
    units: ['Meter', 'Kilometer', 'Foot', 'StatuteMile', 'NauticalMile'].map((name) => `esriSRUnit_${name}`),
    returnGeometry: ['true', 'false'],
    f: ['html', 'json', 'pjson', 'geojson', 'pbf'],
  };
  for (const [name, choices] of Object.entries(CHOSEN)) {
    it(`keeps the choice of ${name} in the form`, () => {
      for (const choice of choices) {
        const [, select = ''] =
          new RegExp(`name="${name}"[^>]*>(.*?)</select>`).exec(formOf({ [name]: choice })) ?? [];
        expect(select.match(/selected/g), choice).to.have.length(1);
        expect(select).to.include(`value="${choice}" selected`);
      }
    });
  }

  it('keeps checked boxes, and opens the advanced fields if one of them was used', () => {
    for (const flag of ['returnCountOnly', 'returnIdsOnly', 'returnExtentOnly', 'returnDistinctValues']) {
      expect(formOf({ [flag]: true }))
        .to.include(`name="${flag}" value="true" checked`)
        .and.include('<details open>');
      expect(formOf({ [flag]: false }))
        .to.include('<details>')
        .and.not.include('checked');
    }
    for (const name of [
      'objectIds',
      'geometry',
      'outSR',
      'outStatistics',
      'groupByFieldsForStatistics',
      'having',
    ])
      expect(formOf({ [name]: 'x' }), name).to.include('<details open>');
  });

  it('shows the offset of the query after the user has paged', () => {
    expect(formOf({ resultOffset: 50 })).to.include('<details open>');
    expect(formOf({ resultOffset: 0 })).to.include('<details>');
  });

  it('connects labels and hints with their fields', () => {
    const form = formOf({});
    for (const [, name] of form.matchAll(/<(?:input|select) id="f-(\w+)"/g))
      expect(form).to.include(`<label for="f-${String(name)}">`);
    expect(form)
      .to.match(/id="f-where"[^>]*aria-describedby="h-where"/)
      .and.include('<small id="h-where">');
  });
});

describe('resultTable', () => {
  const FIELDS = [
    { name: 'OBJECTID', type: 'esriFieldTypeOID' },
    { name: 'name', type: 'esriFieldTypeString', alias: 'What <it> is' },
    { name: 'big', type: 'esriFieldTypeBigInteger' },
    { name: 'seen', type: 'esriFieldTypeDate' },
  ];
  const rowOf = (attributes: Readonly<Record<string, string | number | null>>): string => {
    const reply = { fields: FIELDS, features: [{ attributes }] };
    const [, , row = ''] = plain(resultTable(reply, 'OBJECTID', '/q')).split('<tr>');
    return row.replace(/<\/tr>.*/, '').trim();
  };

  it('links each row to its feature, and formats values for people', () => {
    expect(rowOf({ OBJECTID: 7, name: 'a<b', big: 12, seen: Date.UTC(2026, 0, 2, 3, 4, 5) })).to.equal(
      '<td class="number"><a href="/q?objectIds=7&amp;outFields=*">7</a></td>' +
        '<td>a&lt;b</td><td class="number">12</td>' +
        '<td><time datetime="2026-01-02T03:04:05.000Z">2026-01-02 03:04:05 UTC</time></td>',
    );
    const none = '<td class="none">–</td>';
    expect(rowOf({ name: null })).to.equal([none, none, none, none].join(''));
  });

  it('shows the names of fields, with their aliases as titles', () => {
    const table = plain(resultTable({ fields: FIELDS, features: [{ attributes: {} }] }, 'OBJECTID', '/q'));
    expect(table).to.include('title="What &lt;it&gt; is"').and.include('class="number" title="big"');
    expect(resultTable({ fields: FIELDS, features: [] }, 'OBJECTID', '/q')).to.equal(undefined);
  });

  it('refuses a number that is no moment', () => {
    expect(renderTime(8.64e15)).not.to.equal(undefined);
    for (const time of [8.64e15 + 1, -8.64e15 - 1, null, undefined])
      expect(renderTime(time)).to.equal(undefined);
    expect(rowOf({ OBJECTID: null, name: null, big: null, seen: 9e15 })).to.include('<td></td>');
  });
});
