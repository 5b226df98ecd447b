import { expect } from 'chai';
import { checkDomain } from '../../../../server/features/model/check-domain.js';
import { createFaultList } from '../../../../server/features/model/faults.js';
import type { Field, FieldType } from '../../../../server/features/model/layer.js';

function fieldOf(type: FieldType, length?: number): Field {
  return {
    name: 'f',
    column: 'f',
    type,
    alias: 'f',
    ...(length !== undefined && { length }),
    nullable: true,
    editable: true,
    domain: null,
    defaultValue: null,
  };
}

function faultsOf(domain: Record<string, unknown>, field: Field): Record<string, string> {
  const faults = createFaultList();
  checkDomain(domain, field, 'domain', faults);
  return Object.fromEntries(faults.all.map((fault) => [fault.field, fault.reason]));
}

const coded = (...codedValues: unknown[]): Record<string, unknown> => ({
  type: 'codedValue',
  name: 'd',
  codedValues,
});
const range = (...bounds: unknown[]): Record<string, unknown> => ({
  type: 'range',
  name: 'd',
  range: bounds,
});

describe('checkDomain', () => {
  it('accepts codes and ranges of the field’s own type, whatever other members say', () => {
    const good: [Record<string, unknown>, Field][] = [
      [{ ...coded({ name: 'Open', code: 1 }), mergePolicy: 'x' }, fieldOf('esriFieldTypeSmallInteger')],
      [coded({ name: 'Open', code: 'o' }, { name: 'Shut', code: 's' }), fieldOf('esriFieldTypeString', 1)],
      [coded({ name: 'No', code: 0 }), fieldOf('esriFieldTypeBigInteger')],
      [coded({ name: 'New Year', code: '2026-01-01' }), fieldOf('esriFieldTypeDateOnly')],
      [coded(), fieldOf('esriFieldTypeInteger')],
      [range(0, 0.5), fieldOf('esriFieldTypeDouble')],
      [range(5, 5), fieldOf('esriFieldTypeInteger')],
      [range(0, 1_767_225_600_000), fieldOf('esriFieldTypeDate')],
      [range('2025-01-01', '2026-01-01'), fieldOf('esriFieldTypeDateOnly')],
      [{ type: 'inherited' }, fieldOf('esriFieldTypeString', 1)],
    ];
    for (const [domain, field] of good) {
      expect(faultsOf(domain, field), JSON.stringify(domain)).to.deep.equal({});
    }
  });

  it('reports every code that the field cannot hold, that occurs twice or that has no name', () => {
    const domain = coded({ name: 'A', code: 1 }, { code: 'x' }, { name: 'C', code: 1 }, null, { name: 'E' });
    const wrong = 'is not a value of esriFieldTypeSmallInteger';
    expect(faultsOf(domain, fieldOf('esriFieldTypeSmallInteger'))).to.deep.equal({
      'domain.codedValues[1].name': 'must be a text',
      'domain.codedValues[1].code': wrong,
      'domain.codedValues[2].code': '1 must not occur twice',
      'domain.codedValues[3].name': 'must be a text',
      'domain.codedValues[3].code': wrong,
      'domain.codedValues[4].code': wrong,
    });
    expect(faultsOf(coded({ name: 'Long', code: 'long' }), fieldOf('esriFieldTypeString', 3))).to.have.key(
      'domain.codedValues[0].code',
    );
  });

  it('refuses an unknown type of domain, a missing list and a faulty range', () => {
    const integer = fieldOf('esriFieldTypeInteger');
    const many = Array.from({ length: 10_001 }, (_, code) => ({ name: String(code), code }));
    for (const [domain, key] of [
      [{}, 'domain.type'],
      [{ type: 'CodedValue' }, 'domain.type'],
      [{ type: 'codedValue' }, 'domain.codedValues'],
      [coded(...many), 'domain.codedValues'],
      [{ type: 'range' }, 'domain.range'],
      [range(1), 'domain.range'],
      [range(1, 2, 3), 'domain.range'],
      [range(2, 1), 'domain.range'],
      [range('a', 'b'), 'domain.range'],
      [range(0, null), 'domain.range'],
    ] as const) {
      expect(faultsOf(domain, integer), JSON.stringify(domain).slice(0, 80)).to.have.all.keys([key]);
    }
    expect(faultsOf(range('a', 'b'), fieldOf('esriFieldTypeString', 5))).to.have.all.keys(['domain.range']);
  });
});
