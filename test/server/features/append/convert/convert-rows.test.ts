import { expect } from 'chai';
import { makeConverter } from '../../../../../server/features/append/convert/values/column-values.js';
import { RowConverter } from '../../../../../server/features/append/convert/convert-rows.js';
import { UTC_ZONE } from '../../../../../server/features/append/convert/dates/time-zones.js';
import { ColumnMapping } from '../../../../../server/features/append/mapping/column-mapping.js';
import type { AppendPlan, PlannedColumn } from '../../../../../server/features/append/mapping/plan.js';
import { Refusal, RowReport } from '../../../../../server/features/append/report/report.js';
import type { Field } from '../../../../../server/features/model/layer.js';

/** For a layer with the one field `Size`. */
function openConverter({ nullable }: Pick<Field, 'nullable'>): {
  converter: RowConverter;
  report: RowReport;
} {
  const field = { name: 'Size', type: 'esriFieldTypeInteger', nullable } as Field;
  const columns: PlannedColumn[] = [{ field, origin: 'source', constant: null, isUpdated: true }];
  const plan: AppendPlan = {
    columns,
    key: undefined,
    mapping: new ColumnMapping(columns),
  };
  const report = new RowReport();
  const converters = [makeConverter(field, UTC_ZONE)];
  return { converter: new RowConverter({ plan, converters, convertGeometry: () => null, report }), report };
}

describe('RowConverter', () => {
  it('records all source fields that match the layer, and a limited number of others', () => {
    const { converter } = openConverter({ nullable: true });
    for (let number = 1; number <= 20_000; number += 1) {
      const attributes = { [`other ${String(number)}`]: 1 };
      converter.convert({ number, attributes, geometry: null });
    }
    const last = converter.convert({ number: 20_001, attributes: { SIZE: 7 }, geometry: null });
    expect(last?.values).to.deep.equal([7]);
    expect(converter.hasSeen(0)).to.equal(true);
    expect(converter.seenSources).to.have.length(10_001).and.to.include('SIZE');
  });

  it('finds no value missing that was refused, nor any of a row that could not be read', () => {
    const { converter, report } = openConverter({ nullable: false });
    const unread = new Refusal('invalid_row', 'not a feature');
    converter.convert({ number: 1, attributes: { size: 'many' }, geometry: null });
    converter.convert({ number: 2, attributes: {}, geometry: null, refusal: unread });
    converter.convert({ number: 3, attributes: {}, geometry: null });
    expect(converter.convert({ number: 4, attributes: { size: 1 }, geometry: null })?.values).to.deep.equal([
      1,
    ]);
    expect(report.errors.map(({ sourceRow, field, code }) => [sourceRow, field, code])).to.deep.equal([
      [1, 'Size', 'invalid_number'],
      [2, null, 'invalid_row'],
      [3, 'Size', 'required'],
    ]);
    expect(report.errorCount).to.equal(3);
  });

  it('uses one of several fields of a row that differ only by case, and reports a limited number', () => {
    const { converter, report } = openConverter({ nullable: true });
    const convert = (attributes: Record<string, unknown>): unknown =>
      converter.convert({ number: 1, attributes, geometry: null })?.values[0];
    expect(converter.caseConflicts.size).to.equal(0);
    expect(convert({ size: 1, Size: 2, SIZE: 3 })).to.equal(2);
    expect(convert({ size: 'many', SIZE: 3 })).to.equal(3);
    expect(convert({ Size: 2, size: 'many' })).to.equal(2);
    expect(convert({ size: 'many', Size: 2 })).to.equal(2);
    expect(convert({ size: 1, other: 2, OTHER: 3 })).to.equal(1);
    expect(report.errorCount).to.equal(0);
    expect(convert({ size: 1, Size: 'many' })).to.equal(undefined);
    expect(report.errors.map(({ field, value }) => [field, value])).to.deep.equal([['Size', 'many']]);
    expect([...converter.caseConflicts]).to.deep.equal([
      ['size', [{ column: 0, winner: 'Size' }]],
      ['SIZE', [{ column: 0, winner: 'Size' }]],
    ]);
  });
});
