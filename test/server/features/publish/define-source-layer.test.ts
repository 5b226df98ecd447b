import { expect } from 'chai';
import { loadConfig } from '../../../../server/config/config.js';
import type { AppError } from '../../../../server/lib/errors.js';
import { csv } from '../../../../server/features/append/formats/csv/csv.js';
import { geojson } from '../../../../server/features/append/formats/json/geojson.js';
import type { SourceFormat } from '../../../../server/features/append/source/source-format.js';
import {
  defineSourceLayer,
  type SourceLayer,
} from '../../../../server/features/publish/define-source-layer.js';
import { rejectionOf } from '../../../support/rejection.js';
import { sourceOf } from '../append/source/source-file.js';

const ROWS = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { 'Main Street': 'Rue 2', code: 'a' },
      geometry: { type: 'Point', coordinates: [1, 2] },
    },
  ],
});

describe('defineSourceLayer', () => {
  function define(
    format: SourceFormat,
    content: string,
    parameters: Readonly<Record<string, unknown>>,
  ): Promise<SourceLayer> {
    return defineSourceLayer(
      { settings: loadConfig({}), geocoding: undefined },
      {
        file: sourceOf(content),
        format,
        parameters,
        refusal: { message: 'The item cannot be published.', field: 'itemid' },
        signal: new AbortController().signal,
      },
    );
  }

  async function faultsOf(parameters: Readonly<Record<string, unknown>>): Promise<string[]> {
    const error = (await rejectionOf(define(csv, 'a,b\n1,2\n', parameters))) as AppError;
    expect(error).to.include({ code: 'feature.bad_definition', message: 'The item cannot be published.' });
    return error.faults.map(({ field, kind }) => `${field} ${kind}`);
  }

  it('requires a name, and reports all faults of the layer with it', async () => {
    expect(await faultsOf({})).to.deep.equal(['publishParameters.name missing']);
    expect(await faultsOf({ name: '', layerInfo: { fields: [{ name: 'a' }] } })).to.deep.equal([
      'publishParameters.name missing',
      'publishParameters.layerInfo.fields[0] invalid',
    ]);
  });

  it('names its own parameters if the source cannot be read with them', async () => {
    const wrong = { name: 'Towns', columnDelimiter: '::', qualifier: 'ab' };
    const told = ['publishParameters.columnDelimiter invalid', 'publishParameters.qualifier invalid'];
    // Before they are read by them, and where nothing need be read.
    expect(await faultsOf(wrong)).to.deep.equal(told);
    const fields = [{ name: 'a', type: 'esriFieldTypeString' }];
    expect(await faultsOf({ ...wrong, layerInfo: { fields } })).to.deep.equal(told);
  });

  it('maps headers to the fields that could not keep their names', async () => {
    const { layer, fieldMappings } = await define(geojson, ROWS, { name: 'Towns' });
    expect(layer.fields?.map(({ name, alias }) => [name, alias])).to.deep.equal([
      ['Main_Street', 'Main Street'],
      ['code', 'code'],
    ]);
    expect(fieldMappings).to.deep.equal([{ source: 'Main Street', name: 'Main_Street' }]);
  });

  it('uses an alias as a header only if the source has it', async () => {
    const type = 'esriFieldTypeString';
    const fields = [
      { name: 'street', type, alias: 'Main Street' },
      { name: 'code', type, alias: 'CODE' },
      { name: 'town', type, alias: 'Town of birth' },
    ];
    const { fieldMappings } = await define(geojson, ROWS, { name: 'Towns', layerInfo: { fields } });
    expect(fieldMappings).to.deep.equal([{ source: 'Main Street', name: 'street' }]);
  });
});
