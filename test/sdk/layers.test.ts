import { expect } from 'chai';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Fairground, isJobFailedError, type Layer, openLayer, type Service, signIn } from '@fairground/sdk';
import { openFile } from '@fairground/sdk/node';
import { DATABASE_KINDS } from '../support/databases/databases.js';
import { rejectionOf } from '../support/rejection.js';
import { startTestServer, type TestServer } from '../support/servers/server-process.js';

const HARBOURS = [
  { attributes: { code: 'NOBGO', land: 'NO', depth: 11.5 }, geometry: { x: 5.32, y: 60.4 } },
  { attributes: { code: 'GBLEI', land: 'GB', depth: 9 }, geometry: { x: -3.17, y: 55.98 } },
  { attributes: { code: 'NOOSL', land: 'NO', depth: 14 }, geometry: { x: 10.7, y: 59.9 } },
];
const COORDINATES = { locationType: 'coordinates', longitudeFieldName: 'x', latitudeFieldName: 'y' };

for (const kind of DATABASE_KINDS) {
  describe(`layers through the SDK (${kind})`, function () {
    this.timeout(300_000);

    let server: TestServer;
    let fairground: Fairground;
    let service: Service;
    let layer: Layer;
    let folder: string;
    let credentials: ReturnType<typeof signIn>;

    before(async () => {
      server = await startTestServer(kind);
      const { password } = await server.addUser('ada', 'administrator');
      credentials = signIn({ username: 'ada', password });
      fairground = new Fairground({ url: server.url, credentials });
      folder = await mkdtemp(join(tmpdir(), 'fairground-sdk-layers-'));
      service = await fairground.services.create({
        name: 'Harbours',
        capabilities: 'Query,Uploads,Append,Editing',
        spatialReference: { wkid: 4326 },
      });
      await service.addLayers({
        layers: [
          {
            name: 'Harbours',
            geometryType: 'esriGeometryPoint',
            fields: [
              { name: 'code', type: 'esriFieldTypeString', length: 5 },
              { name: 'land', type: 'esriFieldTypeString', length: 2 },
              { name: 'depth', type: 'esriFieldTypeDouble' },
            ],
            indexes: [{ fields: 'code', isUnique: true }],
          },
        ],
        tables: [{ name: 'Notes', fields: [{ name: 'text', type: 'esriFieldTypeString', length: 9 }] }],
      });
      layer = service.layer(0);
    });
    after(async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    });

    it('adds, changes, calculates and deletes features', async () => {
      const added = await layer.addFeatures(HARBOURS);
      expect(added.map(({ success }) => success)).to.deep.equal([true, true, true]);
      const [first, second] = added.map(({ objectId }) => objectId);
      const [changed] = await layer.updateFeatures([{ attributes: { objectid: first, depth: 12 } }]);
      expect(changed).to.include({ success: true });
      expect((await layer.feature(first!)).attributes).to.include({ code: 'NOBGO', depth: 12 });
      expect(await layer.calculate("land = 'NO'", [{ field: 'depth', sqlExpression: 'depth + 1' }])).to.equal(
        2,
      );
      const edits = { adds: [{ attributes: { code: 'ISREY' } }], deletes: [second!] };
      const results = await layer.applyEdits(edits);
      expect(results.addResults[0]).to.include({ success: true });
      expect(results.deleteResults[0]).to.include({ objectId: second, success: true });
      expect(await layer.deleteFeatures({ where: "code = 'ISREY'" })).to.have.length(1);
      expect(await layer.count()).to.equal(2);
    });

    it('reports why a feature was refused, and undoes the others by default', async () => {
      const bad = [{ attributes: { code: 'SEGOT' } }, { attributes: { code: 'far too long' } }];
      const undone = await layer.addFeatures(bad);
      expect(undone.map(({ success }) => success)).to.deep.equal([false, false]);
      expect(undone[1]?.error?.description).to.contain('code');
      const kept = await layer.addFeatures(bad, { rollbackOnFailure: false });
      expect(kept.map(({ success }) => success)).to.deep.equal([true, false]);
      await layer.deleteFeatures({ where: "code = 'SEGOT'" });
    });

    it('edits several layers together, or not at all', async () => {
      const [harbours, notes] = await service.applyEdits({
        0: { adds: [{ attributes: { code: 'DKCPH' } }] },
        1: { adds: [{ attributes: { text: 'new' } }] },
      });
      expect([harbours?.addResults[0]?.success, notes?.addResults[0]?.success]).to.deep.equal([true, true]);
      await service.applyEdits({
        0: { deletes: await layer.objectIds({ where: "code = 'DKCPH'" }) },
        1: { adds: [{ attributes: { text: 'much too long' } }] },
      });
      expect(await layer.count("code = 'DKCPH'")).to.equal(1);
      await layer.deleteFeatures({ where: "code = 'DKCPH'" });
    });

    it('returns sums by group, ids with their extent, and the validity of a condition', async () => {
      const sum = { statisticType: 'sum', onStatisticField: 'depth', outStatisticFieldName: 'metres' };
      const query = { groupBy: ['land'], orderByFields: ['land'] };
      expect(await layer.statistics([sum], query)).to.deep.equal([{ land: 'NO', metres: 28 }]);
      expect(await layer.objectIds({ where: 'depth > 14' })).to.have.length(1);
      const { xmin, ymax } = await layer.extent({ where: "code = 'NOBGO'" });
      expect([xmin, ymax]).to.deep.equal([5.32, 60.4]);
      expect((await layer.validateWhere('depth > 1')).isValidSQL).to.equal(true);
      expect((await layer.validateWhere('deep > 1')).validationErrors).to.have.length(1);
    });

    it('appends files by path and streams, and reports every refused row', async () => {
      const path = join(folder, 'more.csv');
      await writeFile(path, 'code,depth,x,y\nFIHEL,11,24.9,60.2\nLVRIX,deep,24.1,56.9\n');
      const job = await layer.append(await openFile(path), { sourceInfo: COORDINATES });
      expect(await job.wait()).to.include({ insertCount: 1, errorCount: 1 });
      const rows: unknown[] = [];
      for await (const { sourceRow, field, value } of job.report()) rows.push([sourceRow, field, value]);
      expect(rows).to.deep.equal([[2, 'depth', 'deep']]);
      expect(await job.report().text('csv')).to.match(/^layerId,sourceRow,field,/);
      const stream = Readable.from(['code,depth,x,y\n', 'EETLL,9,24.8,59.4\n']);
      const streamed = await layer.append(stream, { format: 'csv', sourceInfo: COORDINATES });
      expect(await streamed.wait()).to.include({ insertCount: 1 });
      expect(await rejectionOf(openFile(join(folder, 'none.csv')))).to.include({ code: 'ENOENT' });
    });

    it('appends to several layers together, as one job', async () => {
      const table = (name: string, attributes: object): object => ({
        layerDefinition: { name, fields: [] },
        featureSet: { features: [{ attributes }] },
      });
      const file = { layers: [table('ports', { code: 'SEGOT' }), table('remarks', { text: 'deep' })] };
      const job = await service.append(
        JSON.stringify(file),
        { 0: { sourceTable: 'ports' }, 1: { sourceTable: 'remarks' } },
        { format: 'featureCollection' },
      );
      const last = await job.wait();
      expect(last).to.include({ insertCount: 2, errorCount: 0 });
      expect(last.layers?.map(({ id, insertCount }) => [id, insertCount])).to.deep.equal([
        [0, 1],
        [1, 1],
      ]);
      await layer.deleteFeatures({ where: "code = 'SEGOT'" });
    });

    it('reports what an append would do', async () => {
      const before = await layer.count();
      const job = await layer.append(HARBOURS, { upsertOn: 'code', dryRun: true });
      expect(await job.wait()).to.include({ dryRun: true, insertCount: 1, updateCount: 2 });
      expect(await layer.count()).to.equal(before);
    });

    it('lists appends of a layer, and restarts failed ones', async () => {
      const failing = await layer.append([HARBOURS[0]!, HARBOURS[0]!], { upsertOn: 'code' });
      expect(isJobFailedError(await rejectionOf(failing.wait()))).to.equal(true);
      const again = await failing.restart();
      expect(again.id).not.to.equal(failing.id);
      expect(isJobFailedError(await rejectionOf(again.wait()))).to.equal(true);
      const ids: string[] = [];
      for await (const { jobId } of layer.jobs()) ids.push(jobId);
      expect(ids.slice(0, 2)).to.deep.equal([again.id, failing.id]);
      expect(await rejectionOf((await layer.append(HARBOURS, { upsertOn: 'code' })).restart())).to.include({
        name: 'ApiError',
      });
    });

    it('opens a layer by its address like one of any other server', async () => {
      const opened = openLayer(`${server.url}/rest/services/Harbours/FeatureServer/0`, { credentials });
      const job = await opened.append(HARBOURS, { upsertOn: 'code' });
      expect(await job.wait()).to.include({ status: 'Completed', errorCount: 0 });
      expect(await opened.job(job.id).status()).to.include({ jobId: job.id, updateCount: 3 });
      expect(await opened.count()).to.equal(await layer.count());
    });

    it('shows a layer by views, in part', async () => {
      const view = await fairground.services.createView({ name: 'Deep', access: 'public' }, [
        { source: layer, name: 'Deep harbours', where: 'depth > 13', fields: ['code'] },
      ]);
      const anybody = new Fairground({ url: server.url }).services.byName('Deep').layer(0);
      const codes: unknown[] = [];
      for await (const { attributes } of anybody.query()) codes.push(attributes);
      expect(codes).to.have.length(1);
      expect(codes[0]).to.include({ code: 'NOOSL' }).and.not.to.have.property('depth');
      expect((await view.sources()).map(({ name }) => name)).to.deep.equal(['Harbours']);
      await view.layer(0).update({ viewDefinitionQuery: 'depth > 100' });
      expect(await anybody.count()).to.equal(0);
      await view.delete();
    });

    it('changes, empties and deletes layers', async () => {
      await service.update({ description: 'Where ships lie', access: 'public' });
      expect(await service.describe()).to.include({ description: 'Where ships lie' });
      await layer.update({ description: 'All of them' });
      expect(await layer.describe()).to.include({ description: 'All of them' });
      await layer.deleteFields(['land']);
      expect((await layer.describe()).fields.map(({ name }) => name)).not.to.include('land');
      await layer.truncate();
      expect(await layer.count()).to.equal(0);
      await service.deleteLayers({ layers: [0], tables: [1] });
      expect((await service.describe()).layers).to.deep.equal([]);
    });

    it('analyzes a file before it is appended', async () => {
      const file = new File(['code,lon,lat\nNOBGO,5.3,60.4\n'], 'ports.csv');
      const { publishParameters, records } = await fairground.analyze(file);
      expect(publishParameters).to.include({ locationType: 'coordinates', longitudeFieldName: 'lon' });
      expect(records[0]?.[0]).to.equal('NOBGO');
    });
  });
}
