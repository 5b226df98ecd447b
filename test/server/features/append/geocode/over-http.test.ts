import { expect } from 'chai';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
  uploadIdOf,
} from '../../../../support/servers/feature-server.js';
import { addItem, publish } from '../../publish/publishing.js';
import { makeXlsx } from '../formats/excel/make-xlsx.js';

const CSV =
  'code,name,Street,City,Country\na,Hall,Torget 2,Bergen,Norway\nb,Pier,,Oslo,NO\nc,None,,Atlantis,NO\n';
const FIELDS = { Address: 'Street', City: 'City', CountryCode: 'Country' };

forEachDatabase('addresses over HTTP', (open) => {
  let server: FeatureServer;
  let owner: string;
  let service: string;

  before(async () => {
    server = await startFeatureServer(await open(), { FAIRGROUND_GEOCODER_PRICE: '2' });
    owner = await server.signUp('owner', 'author');
    service = await server.makeService(owner);
  });

  after(() => server.close());

  const layer = (): string => `/rest/services/${service}/FeatureServer/0`;

  async function append(fileName: string, content: string | Buffer, more: object): Promise<Json> {
    const upload = await server.upload(service, fileName, content, owner);
    const parameters = { appendUploadId: uploadIdOf(upload), appendUploadFormat: 'csv', ...more };
    return server.post(`${layer()}/append`, parameters, owner);
  }

  it('appends rows to the matches of the embedded gazetteer, and reports unmatched rows', async () => {
    const info = { locationType: 'address', addressFields: FIELDS };
    const submission = await append('places.csv', CSV, { appendSourceInfo: info });
    const status = await server.ended(String(submission['statusUrl']), owner);
    expect(status).to.deep.include({ status: 'Completed', insertCount: 2, errorCount: 1 });
    expect(status['geocoding']).to.include({ provider: 'embedded', requested: 3, matched: 2, unmatched: 1 });
    expect(status['geocoding']).to.have.property('attribution').that.contains('GeoNames');
    expect(status['errors']).to.have.nested.property('[0].code', 'geocode_failed');
    const query = { where: "code = 'a'", outFields: 'code', outSR: '4326' };
    const { features } = await server.get(`${layer()}/query`, query, owner);
    const [{ geometry }] = features as [{ geometry: { x: number; y: number } }];
    expect(geometry.x).to.be.closeTo(5.32415, 1e-6);
    expect(geometry.y).to.be.closeTo(60.39299, 1e-6);
    const usage = await server.get('/rest/geocode/usage', { jobId: String(status['jobId']) }, owner);
    expect(usage).to.deep.include({ total: 1, requested: 3, matched: 2, cost: 0.006 });
    // The gazetteer is read when the first address is looked up.
  }).timeout(300_000);

  it('accepts the address parameters of analyze in an append', async () => {
    const item = await server.post(
      '/sharing/rest/content/features/analyze',
      { text: CSV, filetype: 'csv', analyzeParameters: { enableGlobalGeocoding: 'true' } },
      owner,
    );
    const info = item['publishParameters'] as Json;
    expect(info).to.include({ locationType: 'address' });
    const submission = await append('places.csv', CSV.replace('a,', 'd,').replace('b,', 'e,'), {
      appendSourceInfo: info,
    });
    const status = await server.ended(String(submission['statusUrl']), owner);
    // Analyze leaves it to the user to drop rows that have no place.
    expect(status).to.deep.include({ status: 'Completed', insertCount: 3, errorCount: 0 });
    expect(status['geocoding']).to.include({ requested: 3, matched: 2, unmatched: 1 });
  });

  it('costs the same whether rows are appended or published', async () => {
    const usageOf = async (jobId: unknown): Promise<Json> => {
      const usage = await server.get('/rest/geocode/usage', { jobId: String(jobId) }, owner);
      const { requested, matched, cost } = usage;
      return { requested, matched, cost };
    };
    const info = { locationType: 'address', addressFields: FIELDS };
    const rows = CSV.replace('a,', 'f,').replace('b,', 'g,');
    const submission = await append('places.csv', rows, { appendSourceInfo: info, rollbackOnFailure: false });
    const status = await server.ended(String(submission['statusUrl']), owner);
    const itemid = await addItem(
      server,
      'owner',
      { name: 'places.csv', content: Buffer.from(CSV), type: 'CSV' },
      owner,
    );
    const { service: published } = await publish(
      server,
      'owner',
      { itemid, filetype: 'csv', publishParameters: { ...info, name: 'Published_places' } },
      owner,
    );
    const cost = await usageOf(published['jobId']);
    expect(cost).to.deep.equal({ requested: 3, matched: 2, cost: 0.006 });
    expect(cost).to.deep.equal(await usageOf(status['jobId']));
  });

  it('finds the addresses of a sheet, postcodes that are numbers among them', async () => {
    const cell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const row = (...cells: string[]): string => `<row>${cells.join('')}</row>`;
    const data = [
      row(cell('code'), cell('City'), cell('Zip'), cell('State')),
      row(cell('x1'), cell('Springfield'), '<c><v>62701</v></c>', cell('IL')),
    ].join('');
    const submission = await append('places.xlsx', makeXlsx({ sheets: [{ name: 'Places', data }] }), {
      appendUploadFormat: 'excel',
      appendSourceInfo: {
        locationType: 'address',
        addressFields: { City: 'City', Postal: 'Zip', Region: 'State' },
        sourceCountry: 'USA',
      },
    });
    const status = await server.ended(String(submission['statusUrl']), owner);
    expect(status).to.deep.include({ status: 'Completed', insertCount: 1 });
    const query = { where: "code = 'x1'", outSR: '4326' };
    const { features } = await server.get(`${layer()}/query`, query, owner);
    const [{ geometry }] = features as [{ geometry: { x: number; y: number } }];
    expect(geometry.x).to.be.closeTo(-89.64889, 1e-4);
    expect(geometry.y).to.be.closeTo(39.80054, 1e-4);
  });

  it('puts a postcode nowhere unless a column, sourceCountry or a hint names its country', async () => {
    const csv = 'code,name,zip,land\np1,a,90402,US\np2,b,90402,\np3,c,90402,DE\n';
    const outcome = async (more: object): Promise<unknown> => {
      const submission = await append('zips.csv', csv, {
        appendUploadFormat: 'csv',
        appendSourceInfo: { locationType: 'address', ...more },
        dryRun: true,
      });
      const status = await server.ended(String(submission['statusUrl']), owner);
      const errors = status['errors'] as { sourceRow: number; description: string }[];
      return errors.map(({ sourceRow, description }) => [sourceRow, description]);
    };
    const alone =
      'the address "90402" was not found: 90402, United States of America has a score of 55, 70 is needed ' +
      '(five digits may be a postcode of many countries: name it in a column, or as sourceCountry)';
    const german =
      'the address "90402, DE" was not found: Germany has a score of 55, 70 is needed ' +
      '(only postcodes of the USA are known, elsewhere a city is needed)';
    const byZip = { addressFields: { Postal: 'zip' } };
    const byBoth = { addressFields: { Postal: 'zip', CountryCode: 'land' } };
    expect(await outcome(byZip)).to.deep.equal([1, 2, 3].map((row) => [row, alone]));
    expect(await outcome({ ...byZip, sourceLocale: 'en-us' })).to.deep.equal(
      [1, 2, 3].map((row) => [row, alone]),
    );
    expect(await outcome({ ...byZip, sourceCountry: 'US' })).to.deep.equal([]);
    expect(await outcome(byBoth)).to.deep.equal([
      [2, alone],
      [3, german],
    ]);
    expect(await outcome({ ...byBoth, sourceCountryHint: 'USA' })).to.deep.equal([[3, german]]);
  });

  it('refuses addresses at once where no geocoder is wanted', async () => {
    const other = await startFeatureServer(await open(), { FAIRGROUND_GEOCODER: 'none' });
    try {
      const token = await other.signUp('second', 'author');
      service = await other.makeService(token);
      const upload = await other.upload(service, 'places.csv', CSV, token);
      const reply = await other.post(
        `${layer()}/append`,
        {
          appendUploadId: uploadIdOf(upload),
          appendUploadFormat: 'csv',
          appendSourceInfo: { locationType: 'address', addressFields: FIELDS },
        },
        token,
      );
      expect(errorOf(reply)).to.deep.include({
        code: 400,
        details: ['appendSourceInfo.locationType: must not be address: no geocoder is configured'],
      });
    } finally {
      await other.close();
    }
  });
});
