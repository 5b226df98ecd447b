import { expect } from 'chai';
import { defineLayer, type LayerInput } from '../../../../server/features/definition/define/define-layer.js';
import { describeLayer } from '../../../../server/features/metadata/describe-layer.js';
import { describeService } from '../../../../server/features/metadata/describe-service.js';
import { EVENTS_SERVICE } from '../../../../server/features/events-service/events-service.js';
import { createFaultList } from '../../../../server/features/model/faults.js';
import type { PresentedLayer } from '../../../../server/features/model/layer-presentation.js';
import { layerPage } from '../../../../server/features/html/layer-page.js';
import { referenceText, servicePage } from '../../../../server/features/html/service-page.js';
import type { Service } from '../../../../server/features/model/service.js';
import { linksOf, mainOf, makeFrame, makeOwnFrame, wordsOf } from '../../pages/page-frames.js';

const SERVICE: Service = { ...EVENTS_SERVICE, key: 1, name: 'Towns', capabilities: ['Query', 'Append'] };

const INPUT: LayerInput = {
  name: 'Cities',
  geometryType: 'esriGeometryPoint',
  description: 'All of them',
  copyrightText: 'Ours',
  fields: [
    { name: 'code', type: 'esriFieldTypeString', length: 8, nullable: false, alias: 'The code' },
    { name: 'seen', type: 'esriFieldTypeDate' },
    { name: 'closed', type: 'esriFieldTypeDate' },
    { name: 'fixed', type: 'esriFieldTypeDouble', editable: false },
  ],
  indexes: [{ name: 'by_code', fields: 'CODE', isUnique: true }],
};

function makeLayer(input: Partial<LayerInput> = {}): PresentedLayer {
  const draft = defineLayer({ ...INPUT, ...input }, 'layer', SERVICE, 'layers[0]', createFaultList());
  const place = { key: 9, serviceKey: 1, id: 2, table: 'cities' };
  return { ...draft, ...place, extent: undefined, lastEditAt: Date.UTC(2026, 0, 2), schemaEditAt: 1 };
}

const HREF = '/maps/rest/services/Towns/FeatureServer';

describe('layerPage', () => {
  const pageOf = (input: Partial<LayerInput> = {}, frame = makeOwnFrame()) =>
    layerPage(frame, 'Towns', describeLayer(SERVICE, makeLayer(input)));

  it('shows the layer, its fields and its operations', () => {
    const page = pageOf();
    expect(wordsOf(page)).to.include(
      'Name Alias Type Notes OBJECTID OID object id, required, read only ' +
        'GlobalID GlobalID unique, required, read only code The code String (8) unique, required ' +
        'seen Date closed Date fixed Double read only',
    );
    expect(wordsOf(page))
      .to.match(/Cities Points All of them /)
      .and.match(
        /Address https:\/\/fair\.example\.org\/maps\/rest\/services\/Towns\/FeatureServer\/2 Allows Query, Append Spatial reference 4326 Features in a reply at most 2,000 Last edited 2026-01-02 00:00:00 UTC Copyright Ours$/,
      );
    expect(linksOf(page)).to.include({
      Query: `${HREF}/2/query`,
      'Append a file': `${HREF}/2/append`,
      Jobs: `${HREF}/2/append/jobs`,
    });
  });

  it('shows the coded values, the range and the default of a field', () => {
    const codes = [1, 2, 3, 4, 5].map((code) => ({ code, name: `State ${String(code)}` }));
    const fields = [
      {
        name: 'state',
        type: 'esriFieldTypeInteger',
        domain: { type: 'codedValue', name: 'states', codedValues: codes },
      },
      {
        name: 'yes',
        type: 'esriFieldTypeString',
        domain: { type: 'codedValue', name: 'y', codedValues: [{ code: 'yes', name: 'yes' }] },
      },
      {
        name: 'share',
        type: 'esriFieldTypeDouble',
        domain: { type: 'range', name: 's', range: [0, 1] },
        defaultValue: 0,
      },
      { name: 'kind', type: 'esriFieldTypeString', domain: { type: 'inherited' }, defaultValue: '<b>' },
    ];
    const page = pageOf({ fields });
    expect(wordsOf(page)).to.include(
      'state Integer one of 1 for State 1, 2 for State 2, 3 for State 3, 4 for State 4 … ' +
        'yes String (256) one of yes share Double from 0 to 1, default 0 kind String (256) default &lt;b&gt;',
    );
  });

  it('offers only operations that the layer supports', () => {
    expect(linksOf(pageOf({}, makeFrame()))).not.to.have.property('Jobs');
    expect(linksOf(pageOf({ supportsAppend: false }))).not.to.have.property('Append a file');
  });

  it('shows a map of layers that can be drawn, with a note about scripts', () => {
    const mapOf = (input: Partial<LayerInput>): Record<string, string> =>
      Object.fromEntries(
        Array.from(mainOf(pageOf(input)).matchAll(/data-(\w+)="([^"]*)"/g), ([, name = '', value = '']) => [
          name,
          value,
        ]),
      );
    expect(mapOf({})).to.deep.equal({
      service: HREF,
      tiles: HREF.replace('FeatureServer', 'VectorTileServer'),
      layer: '2',
      features: '',
      table: `${HREF}/2/query?where=1%3D1&amp;outFields=*`,
      background: '',
    });
    const background = {
      style: 'https://tiles.example.org/style.json',
      origins: ['https://tiles.example.org'],
    };
    const page = pageOf({}, makeOwnFrame({ background }));
    expect(mainOf(page)).to.include('data-background="https://tiles.example.org/style.json"');
    expect(page.headers['content-security-policy'])
      .to.include("connect-src 'self' https://tiles.example.org;")
      .and.include("img-src 'self' data: https://tiles.example.org;");
    expect(mainOf(pageOf())).to.include('<noscript><p>The map needs JavaScript;');
    expect(pageOf().body)
      .to.match(/map-page\.js" type="module"/)
      .and.include('/maplibre-gl.css');
    const table = pageOf({ geometryType: undefined });
    expect(table.body).not.to.match(/class="map"|maplibre|<script/);
    expect(wordsOf(table)).to.include('Cities Table');
  });
});

describe('servicePage', () => {
  it('lists layers and tables with links to them', () => {
    const layers = [makeLayer(), { ...makeLayer({ name: 'Notes', geometryType: undefined }), id: 5 }];
    const described = describeService(
      { ...SERVICE, serviceDescription: '', description: 'Older text' },
      layers,
    );
    const page = servicePage(makeOwnFrame(), 'Towns', described);
    expect(wordsOf(page)).to.match(
      /Towns Older text Jobs All layers in full Vector tiles The map needs JavaScript; the rest of this page does not. .* Layers Cities Points Layer 2 Notes Table Layer 5 About /,
    );
    expect(linksOf(page)).to.include({
      Cities: `${HREF}/2`,
      Notes: `${HREF}/5`,
      Jobs: `${HREF}/jobs`,
      'All layers in full': `${HREF}/layers`,
      'Vector tiles': HREF.replace('FeatureServer', 'VectorTileServer'),
    });
    const empty = servicePage(makeFrame(), 'Towns', describeService(SERVICE, []));
    expect(wordsOf(empty)).to.include('There is no layer here yet.');
    expect(linksOf(empty)).not.to.have.property('Jobs');
    expect(empty.body).not.to.include('class="map"');
  });

  it('names a spatial reference by its public number, or as one of its own', () => {
    expect(referenceText({ wkid: 102100, latestWkid: 3857 })).to.equal('3857');
    expect(referenceText({ wkid: 4326 })).to.equal('4326');
    expect(referenceText({ wkt: 'GEOGCS["Ours"]' })).to.equal('of its own');
    expect(referenceText(undefined)).to.equal(undefined);
  });
});
